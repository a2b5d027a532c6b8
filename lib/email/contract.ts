import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emailCategories } from "@/lib/core/email/templates";
import { text } from "@/lib/core/schemas/fields";
import { emailMessage, emailSummary } from "./schemas";

const members = ["student", "company", "admin"] as const;

export const mailboxQuery = z.object(pageQuery(20));

/** One's own mails, newest first. */
export const listEmails = endpoint({
  method: "GET",
  path: "/api/mails",
  access: members,
  query: mailboxQuery,
  response: z.object({ data: paginator(emailSummary), unread: z.int() }),
});

export const getEmail = endpoint({
  method: "GET",
  path: "/api/mails/{id}",
  access: members,
  response: z.object({ data: emailMessage }),
});

export const markEmailRead = endpoint({
  method: "PUT",
  path: "/api/mails/{id}/read",
  access: members,
  allowPending: true,
  response: z.object({ unread: z.int() }),
});

/** One press in a mail program (RFC 8058) or on our page: the token says whose and which mails. */
export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/mails/unsubscribe",
  access: ["visitor", ...members],
  allowPending: true,
  csrfExempt: true,
  query: z.object({ token: text(200, { min: 1 }) }),
  response: z.object({ category: z.enum(emailCategories) }),
  limit: ["links"],
  errors: ["token_invalid"],
});
