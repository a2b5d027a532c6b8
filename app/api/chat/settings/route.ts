import { getChatSettings, updateChatSettings } from "@/lib/chat/receipts";
import * as api from "@/lib/chat/receipts-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getChatSettings, ({ viewer }) => getChatSettings(viewer));

export const PUT = route(api.updateChatSettings, ({ viewer, body }) => updateChatSettings(viewer, body));
