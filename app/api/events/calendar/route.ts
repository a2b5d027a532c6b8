import { downloadResponse } from "@/lib/core/api/download";
import { route } from "@/lib/core/api/route";
import { downloadCalendar } from "@/lib/events/calendar";
import * as api from "@/lib/events/calendar-contract";

export const GET = route(api.getEventCalendar, async ({ viewer, query }) =>
  downloadResponse(await downloadCalendar(viewer, query.token)),
);
