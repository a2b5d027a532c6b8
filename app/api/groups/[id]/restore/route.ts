import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { restoreGroup } from "@/lib/groups/mutations";

export const POST = route(api.restoreGroup, async ({ viewer, ids, caller }) => ({
  data: await restoreGroup(viewer, ids.id, caller),
}));
