import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { deleteGroup, updateGroup } from "@/lib/groups/mutations";
import { getGroup } from "@/lib/groups/queries";

export const GET = route(api.getUserGroup, ({ viewer, params }) => getGroup(viewer, params.id));

export const PUT = route(api.updateUserGroup, ({ viewer, params, body, files }) =>
  updateGroup(viewer, params.id, body, files),
);

export const DELETE = route(api.deleteUserGroup, ({ viewer, params }) => deleteGroup(viewer, params.id));
