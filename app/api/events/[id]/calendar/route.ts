import { downloadResponse } from "@/lib/core/api/download";
import { route } from "@/lib/core/api/route";
import { downloadEvent } from "@/lib/events/calendar";
import * as api from "@/lib/events/calendar-contract";

export const GET = route(api.downloadEvent, async ({ viewer, params }) =>
  downloadResponse(await downloadEvent(viewer, params.id)),
);
