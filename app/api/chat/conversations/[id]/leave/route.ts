import { leaveConversation } from "@/lib/chat/group-members";
import * as api from "@/lib/chat/groups-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.leaveConversation, ({ viewer, params }) =>
  leaveConversation(viewer, params.id),
);
