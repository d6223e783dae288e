"""Scripts and style sheets are sent in one piece each, small and unchanged in meaning."""

from __future__ import annotations

import gzip
import re

import pytest
from fastapi import FastAPI

from casusbelli.service.base.service import Service
from casusbelli.web import bundles
from tests.web.conftest import opened

GAME = bundles.address("game.js")


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("// @ts-check\n/** Two\n * lines. */\nlet a = 1; // one\n\n", "let a=1;"),
        ("if (a) {\n  b();\n}\n", "if(a){\nb();\n}"),
        ("const a = (/** @type {B} */ c) => ({ d: c });", "const a=(c)=>({d:c});"),
        ("return /** @type {B} */ (c);", "return(c);"),
        ('a = "// no comment,  ; " + b;', 'a="// no comment,  ; " + b;'),
        ("a = 'http://b' + \"it's\";", "a='http://b' + \"it's\";"),
        ("a = `// ${b}  ,  ${c.map((d) => `L${d} ${e} `)} = `;", "a=`// ${b}  ,  ${c.map((d) => `L${d} ${e} `)} = `;"),
        ("a = `${f({ b: 1 })} , ${`c.${d} ; e`}`;", "a=`${f({ b: 1 })} , ${`c.${d} ; e`}`;"),
        ('a.split(/[/"] , /).b(/\\/\\* ; "/g);', 'a.split(/[/"] , /).b(/\\/\\* ; "/g);'),
        ("a = b / c / d; // e / f", "a=b / c / d;"),
        ("a = b + +c - -d;\nfor (const e of f) delete e.g;", "a=b + +c - -d;\nfor(const e of f)delete e.g;"),
    ],
)
def test_a_script_keeps_its_meaning(written: str, sent: str) -> None:
    assert bundles.squeezed(written) == sent


def sources(monkeypatch: pytest.MonkeyPatch, files: dict[str, str]) -> None:
    monkeypatch.setattr(bundles, "_read", lambda name: files[name].encode())


def test_modules_become_functions_in_the_order_of_their_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "a.js": 'import { b as bee } from "./b.js";\nimport { C } from "./c.js";\nbee(C);\n',
        "b.js": 'import { C } from "./c.js";\nexport async function b() {\n  await C;\n}\nexport { C };\n',
        "c.js": "export class C {}\nexport const D = 1;\n",
    }
    sources(monkeypatch, files)
    assert bundles.script("a.js") == (
        "const $c=(()=>{\nclass C{}\nconst D=1;\nreturn {C,D};\n})();\n"
        "const $b=(()=>{\nconst{C}=$c;\nasync function b(){\nawait C;\n}\nreturn {b,C};\n})();\n"
        "const $a=(()=>{\nconst{b:bee}=$b;\nconst{C}=$c;\nbee(C);\nreturn {};\n})();\n"
    )


def test_modules_that_import_each_other_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"a.js": 'import { b } from "./b.js";\n', "b.js": 'import { a } from "./a.js";\n'}
    sources(monkeypatch, files)
    with pytest.raises(ValueError, match=r"a\.js imports b\.js imports a\.js"):
        bundles.script("a.js")


def test_a_style_sheet_contains_what_it_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "a.css": '/* Both. */\n@import "b.css";\n\n.a > b :hover,\n.c {\n  margin: -1px calc(1em + 2px);\n}\n',
        "b.css": '.d::after {\n  content: "; {  ";\n  color: red; /* one; two */\n}\n',
    }
    sources(monkeypatch, files)
    assert bundles.style("a.css") == '.d::after{content:"; {  ";color:red}.a > b :hover,.c{margin:-1px calc(1em + 2px)}'


@pytest.mark.parametrize("name", ["game.js", "workbench.js", "page.js", "app.css", "game-page.css", "press.css"])
def test_every_bundle_is_whole(name: str) -> None:
    text = bundles.bundle(name).plain.decode()
    assert not re.search(
        r"^export (?!function (?:times|ask|seenAt)\b)|^import \{|@import|/\*|(?<!:)//|^ ",
        text,
        re.MULTILINE,
    )
    taken = re.findall(r"const\{([^}]*)\}=(\$\w+);", text)
    made = re.findall(r"const (\$\w+)=\(.*?\nreturn \{([^}]*)\};\n\}\)\(\);", text, re.DOTALL)
    given = {module: set(words.split(",")) for module, words in made}
    for words, module in taken:
        if module in given:
            assert {word.split(":")[0] for word in words.split(",")} <= given[module]


def test_the_module_of_all_pages_is_loaded_once() -> None:
    assert re.findall(r"^import .*", bundles.bundle("game.js").plain.decode(), re.MULTILINE) == [
        f'import * as $page from "{bundles.address("page.js")}";'
    ]


def test_bundles_are_sent_compressed_and_kept(app: FastAPI, service: Service) -> None:
    with opened(app, service) as client:
        packed = client.get(GAME, headers={"Accept-Encoding": "gzip"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert int(packed.headers["Content-Length"]) < 25_000
        assert packed.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in packed.headers["Cache-Control"]
        plain = client.get("/static/game.js", headers={"Accept-Encoding": "identity"})
        assert plain.content == packed.content == gzip.decompress(bundles.bundle("game.js").packed)
        assert (plain.headers["Cache-Control"], packed.headers["Vary"]) == ("no-cache", "Accept-Encoding")
        for answer in (packed, plain):
            sent = answer.request.headers["Accept-Encoding"]
            again = client.get(GAME, headers={"If-None-Match": answer.headers["ETag"], "Accept-Encoding": sent})
            assert (again.status_code, again.content) == (304, b"")
        assert client.head(GAME).status_code == 200
        assert client.post(GAME).status_code == 405
