import * as api from "@/lib/chat/contract";
import { listConversations } from "@/lib/chat/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listConversations, ({ viewer, query }) => listConversations(viewer, query));
