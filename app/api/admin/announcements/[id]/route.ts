import * as api from "@/lib/announcements/contract";
import { deleteAnnouncement, updateAnnouncement } from "@/lib/announcements/mutations";
import { getAnnouncement } from "@/lib/announcements/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getAnnouncement, async ({ viewer, ids }) => ({
  data: await getAnnouncement(viewer, ids.id),
}));

export const PUT = route(api.updateAnnouncement, async ({ viewer, ids, body, caller }) => ({
  data: await updateAnnouncement(viewer, ids.id, body, caller),
}));

export const DELETE = route(api.deleteAnnouncement, async ({ viewer, ids, caller }) => {
  await deleteAnnouncement(viewer, ids.id, caller);
  return {};
});
