import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { deleteGroup, updateGroup } from "@/lib/groups/mutations";
import { getGroup } from "@/lib/groups/queries";

export const GET = route(api.getUserGroup, async ({ viewer, ids }) => ({
  data: await getGroup(viewer, ids.id),
}));

export const PUT = route(api.updateUserGroup, async ({ viewer, ids, body, files }) => ({
  data: await updateGroup(viewer, ids.id, body, files),
}));

export const DELETE = route(api.deleteUserGroup, async ({ viewer, ids, caller }) => {
  await deleteGroup(viewer, ids.id, caller);
  return {};
});
