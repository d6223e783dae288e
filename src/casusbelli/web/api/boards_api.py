"""Routes for boards: the gallery, and what players upload."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query, Response
from pydantic import Field

from casusbelli.service.base.board_shapes import Boards, BoardTold, BoardUploaded, MapConverted
from casusbelli.service.games import converted_maps, uploaded_boards
from casusbelli.service.games.uploaded_boards import BoardDetails
from casusbelli.service.reads import gallery
from casusbelli.service.reads.gallery import BoardFilters
from casusbelli.web.api.bodies import Body, Id, Text, Why, Word
from casusbelli.web.api.play_api import PLAIN, described_file, file_answer
from casusbelli.web.api.request import ApiResponse, Router, ToManage, ToRead

router = Router(prefix="/boards", tags=["boards"])
Seen = Literal["private", "unlisted", "public"]
Author = Annotated[Text, Field(max_length=uploaded_boards.LONGEST["author"])]
Licence = Annotated[Text, Field(max_length=uploaded_boards.LONGEST["licence"])]
Source = Annotated[Text, Field(max_length=uploaded_boards.LONGEST["source"])]


class Details(Body):
    author: Author | None = None
    licence: Licence | None = Field(None, description="under which others may use the board; a public one needs it")
    source: Source | None = Field(None, description="where the board comes from")
    visibility: Seen | None = Field(None, description="null: as it was; a new board is private")

    @property
    def details(self) -> BoardDetails:
        return BoardDetails(self.author, self.licence, self.source, self.visibility)


class NewBoard(Details):
    text: Annotated[Text, Field(max_length=uploaded_boards.LONGEST_MAP, description="the map file (TOML)")]


class ForeignMapFile(Body):
    file: Word = Field(description="its name, which tells the format: .map, variants.xml, install.php or .json")
    text: Annotated[Text, Field(max_length=converted_maps.LONGEST_SOURCE)]
    others: dict[Word, Text] = Field(
        {}, max_length=converted_maps.MOST_FILES, description="the other files of the map: name and text of each"
    )


class Hidden(Body):
    hidden: bool
    why: Why = ""


@router.get("")
def list_boards(
    call: ToRead,
    players: Annotated[int | None, Query(ge=1, le=gallery.MOST_PLAYERS, description="the number of powers")] = None,
    size: Annotated[
        Literal["small", "medium", "large"] | None,
        Query(description="up to 40 provinces, up to 80, or more"),
    ] = None,
    installed: Annotated[bool | None, Query(description="false: only boards that players have uploaded")] = None,
    search: Annotated[Word, Query(description="part of the name or the title")] = "",
    mine: Annotated[bool, Query(description="true: only the caller's own boards")] = False,
    after: Word | None = None,
    limit: Annotated[int, Query(ge=1, le=gallery.PAGE)] = gallery.PAGE,
) -> ApiResponse[Boards]:
    """List boards: installed ones first, then public ones that players have uploaded, newest first. The address of the
    gallery names the filters alike. `after` is the `next` of the previous page."""
    filters = BoardFilters(players, size, installed, search)
    return call.read(gallery.listing(call.service, call.who, filters, mine, after, limit))


@router.post("", status_code=201)
def upload_board(body: NewBoard, call: ToManage) -> ApiResponse[BoardUploaded]:
    """Upload a map file. The name of a board that you have already uploaded makes it the next version of that board."""
    return call.write(lambda: uploaded_boards.upload(call.service, call.who, body.text, body.details), 201)


@router.post("/convert")
def convert_map(body: ForeignMapFile, call: ToManage) -> ApiResponse[MapConverted]:
    """Make a map file from a map of another program: a judge, jDip, webDiplomacy or DVAR. Nothing is stored; what you
    get can be uploaded."""
    return call.write(lambda: converted_maps.convert(call.service, call.who, body.file, body.text, body.others))


@router.get("/{board}")
def get_board(board: Id, call: ToRead) -> ApiResponse[BoardTold]:
    """Everything about a board. `board` is what `map` of a new game can be."""
    return call.read(gallery.one(call.service, call.who, board))


@router.get("/{board}/map", response_class=Response, responses=described_file(PLAIN))
def board_file(
    board: Id,
    call: ToRead,
    version: Annotated[int | None, Query(ge=1, le=uploaded_boards.MOST_VERSIONS)] = None,
) -> Response:
    """The map file (TOML), in canonical form. Without a version it is the newest."""
    text = gallery.map_file(call.service, call.who, board, version)
    return file_answer(call, text, f"{PLAIN}; charset=utf-8")


@router.patch("/{board}", status_code=204)
def change_board(board: Id, body: Details, call: ToManage) -> ApiResponse[None]:
    """Change who may see your own board, and what is said about it."""
    return call.write(lambda: uploaded_boards.change(call.service, call.who, board, body.details))


@router.delete("/{board}", status_code=204)
def withdraw_board(board: Id, call: ToManage) -> ApiResponse[None]:
    """Delete your own board with all its versions. Games that began on it go on."""
    return call.write(lambda: uploaded_boards.withdraw(call.service, call.who, board))


@router.put("/{board}/hidden", status_code=204)
def hide_board(board: Id, body: Hidden, call: ToManage) -> ApiResponse[None]:
    """Hide a player's board from everybody else, or show it again; for moderators."""
    return call.write(lambda: uploaded_boards.hide(call.service, call.who, board, body.hidden, body.why))
