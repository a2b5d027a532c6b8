import { route } from "@/lib/core/api/route";
import * as api from "@/lib/events/contract";
import { deleteEvent, updateEvent } from "@/lib/events/mutations";
import { getEvent } from "@/lib/events/queries";

export const GET = route(api.getEvent, ({ viewer, params }) => getEvent(viewer, params.id));

export const PUT = route(api.updateEvent, ({ viewer, params, body }) => updateEvent(viewer, params.id, body));

export const DELETE = route(api.deleteEvent, ({ viewer, params }) => deleteEvent(viewer, params.id));
