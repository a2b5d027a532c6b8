import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";

const access = ["admin"] as const;

/** On the administrator's word; again, it changes nothing. */
export const verifyUserEmail = endpoint("POST /api/admin/users/{id}/verify-email", { access });

/** The email of "forgot password": the administrator never reads the link. */
export const sendResetLink = endpoint("POST /api/admin/users/{id}/reset-link", { access, status: 202 });

/** Of another user; the viewer's own sessions are in the settings. */
export const revokeUserSessions = endpoint("DELETE /api/admin/users/{id}/sessions", {
  access,
  response: z.object({ ended: z.int() }),
});

const switchableRoles = ["student", "admin"] as const;

/** Of an active student or another administrator, who is signed out. */
export const setUserRole = endpoint("PUT /api/admin/users/{id}/role", {
  access,
  body: z.object({ role: z.enum(switchableRoles, "invalid") }),
  errors: ["last_admin"],
});
