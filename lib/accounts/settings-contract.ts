import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { instant, text } from "@/lib/api/fields";
import { email, newPassword, samePasswords } from "./fields";

const members = ["student", "company", "admin"] as const;

export const session = z.object({
  id: z.int(),
  /** The one that asks. */
  current: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created_at: instant,
  last_seen_at: instant,
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/sessions",
  access: members,
  response: z.object({ data: z.array(session) }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/sessions/{id}",
  access: members,
  pendingMay: true,
  response: z.object({}),
});

/** "Sign out everywhere": all but the one that asks. */
export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/sessions",
  access: members,
  pendingMay: true,
  response: z.object({ ended: z.int() }),
});

const currentPassword = text(200, { min: 1, required: "current_password_required" });

export const changePasswordBody = z
  .object({ current_password: currentPassword, ...newPassword })
  .check(samePasswords);

export const changePassword = endpoint({
  method: "PUT",
  path: "/api/user/password",
  access: members,
  pendingMay: true,
  body: changePasswordBody,
  response: z.object({}),
  limit: ["passwordChecks"],
});

export const changeEmailBody = z.object({ email, current_password: currentPassword });

/** Sends a link to the new address; the account keeps the old one until it is followed. */
export const changeEmail = endpoint({
  method: "PUT",
  path: "/api/user/email",
  access: members,
  pendingMay: true,
  body: changeEmailBody,
  response: z.object({ pending_email: z.string() }),
  status: 202,
  limit: ["passwordChecks"],
});

/** Whether each kind of mail that one may do without is wanted. */
export const mailPreferences = z.object({
  applications: z.boolean(),
  offers: z.boolean(),
  announcements: z.boolean(),
});
export type MailPreferences = z.infer<typeof mailPreferences>;

export const getMailPreferences = endpoint({
  method: "GET",
  path: "/api/user/mail-preferences",
  access: members,
  response: z.object({ data: mailPreferences }),
});

export const changeMailPreferences = endpoint({
  method: "PUT",
  path: "/api/user/mail-preferences",
  access: members,
  pendingMay: true,
  body: mailPreferences,
  response: z.object({ data: mailPreferences }),
});
