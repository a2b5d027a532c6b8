import { getChatSettings, updateChatSettings } from "@/lib/chat/receipts";
import * as api from "@/lib/chat/receipts-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getChatSettings, async ({ viewer }) => ({
  data: await getChatSettings(viewer),
}));

export const PUT = route(api.updateChatSettings, async ({ viewer, body }) => ({
  data: await updateChatSettings(viewer, body),
}));
