"""Routes for the caller's templates of games."""

from __future__ import annotations

from typing import Any

from casusbelli.service.base.game_shapes import Made, TemplatesTold
from casusbelli.service.base.settings import read_setup
from casusbelli.service.games import templates
from casusbelli.web.api.bodies import Body, Id, Word
from casusbelli.web.api.request import ApiResponse, Router, ToManage

router = Router(tags=["games"])


class NewTemplate(Body):
    name: Word
    setup: dict[str, Any]


@router.get("/me/templates")
def list_templates(call: ToManage) -> ApiResponse[TemplatesTold]:
    """List the caller's templates. `setup` is a body for `POST /games`."""
    return call.read({"templates": templates.listing(call.service, call.who)})


@router.post("/me/templates", status_code=201)
def save_template(body: NewTemplate, call: ToManage) -> ApiResponse[Made]:
    """Save the setup of a game as a template. A template of the same name is replaced."""
    setup = read_setup(body.setup)
    return call.write(lambda: {"id": templates.save(call.service, call.who, body.name, setup)}, 201)


@router.delete("/me/templates/{template}", status_code=204)
def delete_template(template: Id, call: ToManage) -> ApiResponse[None]:
    return call.write(lambda: templates.delete(call.service, call.who, template))
