import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/members-contract";
import { leaveGroup } from "@/lib/groups/membership";

export const POST = route(api.leaveGroup, ({ viewer, params, body }) => leaveGroup(viewer, params.id, body));
