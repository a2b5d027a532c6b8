import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { text } from "@/lib/api/fields";
import { pageQuery, paginator } from "@/lib/pagination";
import { mailCategories } from "./kinds";
import { letter, mail } from "./shapes";

const members = ["student", "company", "admin"] as const;

export const mailboxQuery = z.object(pageQuery(20));

/** One's own mails, newest first. */
export const listMails = endpoint({
  method: "GET",
  path: "/api/mails",
  access: members,
  query: mailboxQuery,
  response: z.object({ data: paginator(mail), unread: z.int() }),
});

export const getMail = endpoint({
  method: "GET",
  path: "/api/mails/{id}",
  access: members,
  response: z.object({ data: letter }),
});

export const markMailRead = endpoint({
  method: "PUT",
  path: "/api/mails/{id}/read",
  access: members,
  pendingMay: true,
  response: z.object({ unread: z.int() }),
});

/** One press in a mail program (RFC 8058) or on our page: the token says whose and which mails. */
export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/mails/unsubscribe",
  access: ["visitor", ...members],
  pendingMay: true,
  ownToken: true,
  query: z.object({ token: text(200, { min: 1 }) }),
  response: z.object({ category: z.enum(mailCategories) }),
  limit: ["links"],
  fails: ["token_invalid"],
});
