import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { deleteGroup, updateGroup } from "@/lib/groups/mutations";
import { getGroup } from "@/lib/groups/queries";

export const GET = route(api.getGroup, ({ viewer, params }) => getGroup(viewer, params.id));

export const PUT = route(api.updateGroup, ({ viewer, params, body, files }) =>
  updateGroup(viewer, params.id, body, files),
);

/** A form changes the group by `_method=PUT`, as the contract defines it. */
export const POST = PUT;

export const DELETE = route(api.deleteGroup, ({ viewer, params }) => deleteGroup(viewer, params.id));
