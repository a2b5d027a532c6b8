import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/contract";
import { createGroup } from "@/lib/groups/mutations";
import { listGroups } from "@/lib/groups/queries";

export const GET = route(api.listGroups, ({ viewer, query }) => listGroups(viewer, query));

export const POST = route(api.createGroup, ({ viewer, body, files }) => createGroup(viewer, body, files));
