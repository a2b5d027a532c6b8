import { removeGroupPicture, updateGroupPicture } from "@/lib/chat/group-picture";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateGroupPicture, async ({ viewer, ids, files }) => ({
  conversation: await updateGroupPicture(viewer, ids.id, files),
}));

export const DELETE = route(api.removeGroupPicture, async ({ viewer, ids }) => ({
  conversation: await removeGroupPicture(viewer, ids.id),
}));
