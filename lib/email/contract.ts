import * as z from "zod/mini";
import { emailCategories } from "@/db/enums";
import { anyone, endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { text } from "@/lib/core/schemas/fields";
import { emailMessage, emailSummary } from "./schemas";

export const mailboxQuery = z.object(pageQuery(20));

export const listEmails = endpoint("GET /api/emails", {
  access: signedIn,
  query: mailboxQuery,
  response: z.object({ data: paginator(emailSummary), unread: z.int() }),
});

export const getEmail = endpoint("GET /api/emails/{id}", {
  access: signedIn,
  data: emailMessage,
});

export const markEmailRead = endpoint("PUT /api/emails/{id}/read", {
  access: signedIn,
  allowPending: true,
  response: z.object({ unread: z.int() }),
});

/** Called by one click in a mail program (RFC 8058) or on our page; the token names user and category. */
export const unsubscribe = endpoint("POST /api/emails/unsubscribe", {
  access: anyone,
  allowPending: true,
  csrfExempt: true,
  query: z.object({ token: text(200, { min: 1 }) }),
  response: z.object({ category: z.enum(emailCategories) }),
  limit: ["tokens"],
  errors: ["token_invalid"],
});
