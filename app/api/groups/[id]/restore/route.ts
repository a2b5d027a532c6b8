import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { restoreGroup } from "@/lib/groups/mutations";

export const POST = route(api.restoreGroup, ({ viewer, params }) => restoreGroup(viewer, params.id));
