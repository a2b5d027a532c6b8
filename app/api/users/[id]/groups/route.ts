import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { listUserGroups } from "@/lib/groups/queries";

export const GET = route(api.listUserGroups, ({ viewer, params, query }) =>
  listUserGroups(viewer, params.id, query),
);
