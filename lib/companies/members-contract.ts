import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { newAccountFields } from "@/lib/core/schemas/account-fields";
import { text } from "@/lib/core/schemas/fields";
import { ownUser } from "@/lib/core/schemas/user";
import { memberRoles } from "./roles";
import { companyInvitation, companyMember } from "./schemas";

const { name, email, password } = newAccountFields;

/** Who recruits for the caller's company; addresses and open invitations are for its owners alone. */
export const listMembers = endpoint({
  method: "GET",
  path: "/api/company/recruiters",
  access: ["company"],
  response: z.object({
    data: z.object({ recruiters: z.array(companyMember), invitations: z.array(companyInvitation) }),
  }),
});

export const updateMember = endpoint({
  method: "PUT",
  path: "/api/company/recruiters/{id}",
  access: ["company"],
  body: z.object({ role: z.enum(memberRoles, "invalid") }),
  response: z.object({ data: companyMember }),
  errors: ["forbidden", "last_owner"],
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/company/recruiters/{id}",
  access: ["company"],
  response: z.object({}),
  errors: ["forbidden", "last_owner"],
});

export const invitationBody = z.object({ email, role: z.enum(["recruiter", "reader"], "invalid") });

/** Sends a link that makes its reader a recruiter; asked for again, it ends the one before. */
export const inviteMember = endpoint({
  method: "POST",
  path: "/api/company/invitations",
  access: ["company"],
  body: invitationBody,
  response: z.object({ data: companyInvitation }),
  status: 201,
  limit: ["invitations"],
  errors: ["forbidden", "already_recruits"],
});

export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/api/company/invitations",
  access: ["company"],
  query: z.object({ id: z.uuid("invalid") }),
  response: z.object({}),
  errors: ["forbidden", "not_found"],
});

/** What somebody without an account says beside the link's secret. */
export const newMemberBody = z.object({
  name,
  password,
  terms: newAccountFields.terms,
});

/** Accepts with the link's secret: as a company account without company, or by making an account. */
export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/company/invitations/accept",
  access: ["visitor", "company"],
  allowPending: true,
  body: z.object({ token: text(200, { min: 1 }), ...z.partial(newMemberBody).shape }),
  response: z.object({ user: ownUser, user_type: z.string() }),
  limit: ["signUpAttempts"],
  successLimit: ["signUp"],
  errors: ["token_invalid", "already_in_company"],
});
