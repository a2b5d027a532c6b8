import { route } from "@/lib/core/api/route";
import * as api from "@/lib/events/contract";
import { createEvent } from "@/lib/events/mutations";
import { listEvents } from "@/lib/events/queries";

export const GET = route(api.listEvents, ({ viewer, query }) => listEvents(viewer, query));

export const POST = route(api.createEvent, ({ viewer, body }) => createEvent(viewer, body));
