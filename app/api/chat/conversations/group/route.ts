import { createGroup } from "@/lib/chat/groups";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.createGroup, async ({ viewer, body }) => ({
  conversation: await createGroup(viewer, body),
}));
