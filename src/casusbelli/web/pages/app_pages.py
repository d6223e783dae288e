"""What browsers, search engines and chats ask a site for: the manifest of the installed website, its service worker,
robots.txt, and previews of shared links."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter, Response

from casusbelli.service.base.service import VISITOR
from casusbelli.service.reads import link_previews
from casusbelli.web import bundles, security, texts
from casusbelli.web.pages.page import HEADERS, THEMES, PageRequest, ToPage
from casusbelli.web.static_files import KEPT

HOUR, DAY = "public, max-age=3600", "public, max-age=86400"
PREVIEWS = (30, 60)  # so many in so many seconds
PAPER = {"light": "#f3efe6", "dark": "#0d141a"}  # app.css
ICONS = [("icon-192", 192, "any"), ("icon-512", 512, "any")] + [
    (f"icon-maskable-{size}", size, "maskable") for size in (192, 512)
]
SHORTCUTS = [("nav.dashboard", "/dashboard"), ("games.new", "/new"), ("nav.lessons", "/learn")]
PRIVATE = (
    *(
        "/api/",
        "/calendar",
        "/confirm",
        "/dashboard",
        "/guest",
        "/language",
        "/moderation",
        "/new",
        "/offline",
        "/password",
    ),
    *("/play", "/register", "/sandbox", "/settings", "/sign-in", "/sign-out", "/unsubscribe"),
    *(f"/games/*/{part}" for part in ("acts", "console", "invitations", "now", "picture$", "picture?", "press")),
    *("/*?invitation=", "/*?next=", "/*&seat=", "/*?seat="),
)

router = APIRouter(include_in_schema=False)


@router.get("/manifest.webmanifest")
def manifest(page: ToPage, language: str = "", theme: str = "") -> Response:
    """The manifest in one language and theme. The address names them, because browsers fetch it without cookies."""
    told = msgspec.json.encode(_manifest(language if language in texts.languages() else page.language, theme))
    return Response(told, media_type="application/manifest+json", headers={"Cache-Control": DAY})


def _manifest(language: str, theme: str) -> dict[str, Any]:
    theme = theme if theme in THEMES else THEMES[0]

    def t(key: str) -> str:
        return texts.text(language, key)

    return {
        "id": "/",
        "name": t("site.name"),
        "short_name": t("site.name"),
        "description": t("site.description"),
        "lang": language,
        "start_url": "/dashboard",
        "scope": "/",
        "display": "standalone",
        "theme_color": HEADERS[theme],
        "background_color": PAPER[theme],
        "categories": ["games"],
        "icons": [
            {"src": bundles.address(f"{name}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size, purpose in ICONS
        ],
        "shortcuts": [{"name": t(key), "url": place} for key, place in SHORTCUTS],
    }


@router.get("/offline")
def offline(page: ToPage) -> Response:
    """What the service worker shows where it has stored nothing. It belongs to nobody."""
    neutral = PageRequest(page.request, page.service, VISITOR)
    return neutral.show("offline.html")


@router.get("/robots.txt")
def robots() -> Response:
    """Search engines may read what is public; nothing here is a secret."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in PRIVATE)]
    return Response("\n".join(lines) + "\n", media_type="text/plain", headers={"Cache-Control": DAY})


@router.get("/preview.png")
def preview(page: ToPage) -> Response:
    _limit(page)
    return Response(link_previews.site_preview(), media_type="image/png", headers={"Cache-Control": KEPT})


@router.get("/games/{game_id}/preview.png")
def preview_of_game(page: ToPage, game_id: str) -> Response:
    """The position of a public game."""
    _limit(page)
    made = link_previews.game_preview(page.service, page.who, game_id)
    return Response(made, media_type="image/png", headers={"Cache-Control": HOUR})


def _limit(page: PageRequest) -> None:
    page.service.limits.spend("draw a preview", security.network(page.request), *PREVIEWS)
