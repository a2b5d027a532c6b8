import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { text } from "@/lib/core/schemas/fields";
import { chatLimits, message } from "./schemas";

const reaction = {
  access: signedIn,
  data: message,
  limit: ["reactions"],
} as const;
const emoji = text(chatLimits.emoji, { min: 1 });

/** Adds one emoji; each member uses each emoji once. Idempotent, and so is its reverse. */
export const addReaction = endpoint("POST /api/chat/messages/{id}/reactions", {
  ...reaction,
  body: z.object({ emoji }),
  errors: ["conversation_closed", "too_many_reactions"],
});
export const removeReaction = endpoint("DELETE /api/chat/messages/{id}/reactions", {
  ...reaction,
  query: z.object({ emoji }),
});
