import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { chatSettings } from "./schemas";

const settings = { access: signedIn, data: chatSettings } as const;

export const getChatSettings = endpoint("GET /api/chat/settings", settings);
/** Omitted fields keep their values. */
export const updateChatSettings = endpoint("PUT /api/chat/settings", {
  ...settings,
  allowPending: true,
  body: z.partial(chatSettings),
});

/**
 * Confirms that all messages up to now have reached a page of the viewer. `is_audible`: the first page that confirms
 * may play a sound.
 */
export const markDelivered = endpoint("PUT /api/chat/delivered", {
  access: signedIn,
  allowPending: true,
  response: z.object({ is_audible: z.boolean() }),
});
