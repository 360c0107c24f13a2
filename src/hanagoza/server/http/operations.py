"""For those who run the server."""

from __future__ import annotations

from litestar import MediaType, Response, route
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hanagoza.server import metrics
from hanagoza.server.http.identity import TheHall
from hanagoza.server.http.pages import LOOKING


@route("/healthz", http_method=LOOKING, media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(hall: TheHall) -> str:
    """Whether the server answers and its database can be read."""
    await hall.store.banned()
    return "ok"


@route("/metrics", http_method=LOOKING, include_in_schema=False, sync_to_thread=False)
def prometheus(hall: TheHall) -> Response[bytes]:
    """Counts and times for Prometheus."""
    metrics.TABLES.set(len(hall.live))
    metrics.THOUGHTS_WAITING.set(hall.pool.waiting)
    metrics.THOUGHTS_RUNNING.set(hall.pool.running)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
