import { route } from "@/lib/core/api/route";
import * as api from "@/lib/events/contract";
import { deleteEvent, updateEvent } from "@/lib/events/mutations";
import { getEvent } from "@/lib/events/queries";

export const GET = route(api.getEvent, async ({ viewer, ids }) => ({ data: await getEvent(viewer, ids.id) }));

export const PUT = route(api.updateEvent, async ({ viewer, ids, body, caller }) => ({
  data: await updateEvent(viewer, ids.id, body, caller),
}));

export const DELETE = route(api.deleteEvent, async ({ viewer, ids, caller }) => {
  await deleteEvent(viewer, ids.id, caller);
  return {};
});
