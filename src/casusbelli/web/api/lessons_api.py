"""Routes for lessons: positions with an aim, to be reached by orders that the real rules adjudicate."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from casusbelli.service.base.lesson_shapes import LessonAim, LessonResult, LessonsTold
from casusbelli.service.reads import lesson_page
from casusbelli.web.api.bodies import Body, Id, Orders
from casusbelli.web.api.request import ApiResponse, Router, ToAnybody, ToPlay

router = Router(tags=["lessons"])

StepNumber = Annotated[int, Path(ge=1, le=1000, description="from 1")]


class LessonOrders(Body):
    orders: Orders


@router.get("/lessons")
def list_lessons(call: ToAnybody) -> ApiResponse[LessonsTold]:
    """List the lessons with their steps, and which of them the caller has done."""
    return call.read(lesson_page.listing(call.service, call.who))


@router.get("/lessons/{lesson}/steps/{step}")
def get_step(lesson: Id, step: StepNumber, call: ToAnybody) -> ApiResponse[LessonAim]:
    """The aim of a step, its position, and the orders on offer."""
    return call.read(lesson_page.aim(call.service, call.who, lesson, step - 1))


@router.post("/lessons/{lesson}/steps/{step}/check")
def check_orders(lesson: Id, step: StepNumber, body: LessonOrders, call: ToPlay) -> ApiResponse[LessonResult]:
    """Adjudicate orders. If they reach the aim, the step is marked as done for the caller."""
    call.service.limits.spend("lessons", call.who.account or call.network, 120, 60)
    return call.write(lambda: lesson_page.check(call.service, call.who, lesson, step - 1, body.orders))
