"""A tournament as an HTML page: the scores with their intervals, and the plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from casusbelli.bots.scoring import SYSTEMS
from casusbelli.bots.tournament import BotScore, GameResult, Plan, manifest, ratings, table

WIDTH, ROW, LEFT = 640, 26, 120
STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fbfaf7; --line: #b9b3a4; --dot: #2f5d8a }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #171b21; --line: #5b6470; --dot: #8fb8de } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse }
td, th { text-align: right; padding: .15rem .6rem; border-bottom: 1px solid var(--line) }
td:first-child, th:first-child { text-align: left }
svg { max-width: 100%; height: auto } text { fill: var(--ink); font-size: 13px }
line { stroke: var(--line) } .bar { stroke: var(--dot); stroke-width: 3 } circle { fill: var(--dot) }
"""


def page(plan: Plan, results: Sequence[GameResult]) -> str:
    return "\n".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>Tournament: {escape(plan.rules)}</title><style>{STYLE}</style>",
            f"<h1>{escape(', '.join(plan.bots))}</h1>",
            f"<p>{escape(plan.rules)} on {escape(plan.map)}, {len(results)} games of at most {plan.phases} phases, "
            f"{escape(plan.arrangement)}, seed {plan.seed}. Lines: 95 % of the means of games drawn again.</p>",
            *(part for system in SYSTEMS for part in _system(results, system)),
            "<h2>Made with</h2><p>" + escape(", ".join(f"{k} {v}" for k, v in manifest().items())) + "</p></html>",
        ]
    )


def _system(results: Sequence[GameResult], system: str) -> Iterator[str]:
    lines = table(results, system)
    skill = ratings(results, system)
    yield f"<h2>By {escape(system)}</h2>"
    yield _plot(lines)
    yield "<table><tr><th>bot</th><th>games</th><th>mean</th><th>interval</th><th>rating</th></tr>"
    for line in lines:
        mu, sigma = skill[line.bot]
        yield (
            f"<tr><td>{escape(line.bot)}</td><td>{line.games}</td><td>{line.mean:.3f}</td>"
            f"<td>{line.low:.3f} to {line.high:.3f}</td><td>{mu:.1f} ± {sigma:.1f}</td></tr>"
        )
    yield "</table>"


def _plot(lines: Sequence[BotScore]) -> str:
    low = min((line.low for line in lines), default=0.0)
    span = (max((line.high for line in lines), default=1.0) - low) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 20) * (value - low) / span, 1)

    rows = [f'<svg viewBox="0 0 {WIDTH} {ROW * len(lines) + 10}" role="img" aria-label="means and their intervals">']
    for n, line in enumerate(lines):
        y = ROW * n + ROW // 2 + 5
        rows.append(
            f'<text x="0" y="{y + 4}">{escape(line.bot)}</text><line x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}"/>'
        )
        rows.append(f'<line class="bar" x1="{x(line.low)}" x2="{x(line.high)}" y1="{y}" y2="{y}"/>')
        rows.append(f'<circle cx="{x(line.mean)}" cy="{y}" r="5"/>')
    return "".join([*rows, "</svg>"])
