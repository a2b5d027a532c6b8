import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { listDeletedGroups } from "@/lib/groups/deleted-groups";

export const GET = route(api.listDeletedGroups, ({ viewer }) => listDeletedGroups(viewer));
