"""Settings of the C library's allocator, for a process that runs for months.

The allocator of glibc gives each thread an arena of its own, up to eight for each processor, and what one thread has
freed no other can use: with the threads of a web server a third of the memory was such free space. Python objects are
not concerned; they have an allocator of their own, which the threads share.
"""

from __future__ import annotations

import ctypes
from typing import Final

ARENA_MAX: Final = -8  # M_ARENA_MAX in malloc.h
ARENAS: Final = 1


def share_arena() -> bool:
    """Let all threads that are started from now on allocate from the same arena. Does nothing, and returns False, with
    another C library."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and bool(mallopt(ARENA_MAX, ARENAS))
