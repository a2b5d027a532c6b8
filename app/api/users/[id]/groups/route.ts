import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { listUserGroups } from "@/lib/groups/queries";

export const GET = route(api.listUserGroups, ({ viewer, ids, query }) =>
  listUserGroups(viewer, ids.id, query),
);
