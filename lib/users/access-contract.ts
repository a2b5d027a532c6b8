import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";

const access = ["admin"] as const;

/** Verifies the email on the administrator's word. Idempotent. */
export const verifyUserEmail = endpoint("POST /api/admin/users/{id}/verify-email", { access });

/** The email of "forgot password": the administrator never reads the link. */
export const sendResetLink = endpoint("POST /api/admin/users/{id}/reset-link", { access, status: 202 });

/** Ends the sessions of another user; the viewer's own are in the settings. */
export const revokeUserSessions = endpoint("DELETE /api/admin/users/{id}/sessions", {
  access,
  response: z.object({ ended: z.int() }),
});

const switchableRoles = ["student", "admin"] as const;

/** Changes the role of an active student or another administrator, who is signed out. */
export const setUserRole = endpoint("PUT /api/admin/users/{id}/role", {
  access,
  body: z.object({ role: z.enum(switchableRoles, "invalid") }),
  errors: ["last_admin"],
});
