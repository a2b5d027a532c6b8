import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToUndefined, id, singleLine } from "@/lib/core/schemas/fields";
import { chatLimits, conversation, message } from "./schemas";

/**
 * Searches the words of messages and the names of their files, in one conversation or in all of the viewer's. Finds the
 * newest thousand, the newest first.
 */
export const searchMessages = endpoint("GET /api/chat/messages/search", {
  access: signedIn,
  query: z.object({
    ...pageQuery(chatLimits.searchResults),
    q: singleLine(80, { min: 2, short: "query_too_short" }),
    conversation_id: emptyToUndefined(id),
  }),
  response: paginator(z.object({ message, conversation })),
});
