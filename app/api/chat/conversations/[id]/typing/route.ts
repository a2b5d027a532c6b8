import * as api from "@/lib/chat/contract";
import { sendTyping } from "@/lib/chat/mutations";
import { route } from "@/lib/core/api/route";

export const POST = route(api.sendTyping, ({ viewer, params }) => sendTyping(viewer, params.id));
