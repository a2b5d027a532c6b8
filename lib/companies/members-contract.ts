import * as z from "zod/mini";
import { invitedRoles, memberRoles } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { newAccountFields } from "@/lib/core/schemas/account-fields";
import { text } from "@/lib/core/schemas/fields";
import { ownUser } from "@/lib/core/schemas/user";
import { companyInvitation, companyMember } from "./schemas";

const { name, email, password, terms } = newAccountFields;

export const listMembers = endpoint("GET /api/company/members", {
  access: ["company"],
  data: z.object({ members: z.array(companyMember), invitations: z.array(companyInvitation) }),
});

export const updateMember = endpoint("PUT /api/company/members/{id}", {
  access: ["company"],
  body: z.object({ role: z.enum(memberRoles, "invalid") }),
  data: companyMember,
  limit: ["invitations"],
  errors: ["last_owner", "company_suspended"],
});

export const removeMember = endpoint("DELETE /api/company/members/{id}", {
  access: ["company"],
  errors: ["last_owner", "company_suspended"],
});

export const inviteMember = endpoint("POST /api/company/invitations", {
  access: ["company"],
  body: z.object({ email, role: z.enum(invitedRoles, "invalid") }),
  data: companyInvitation,
  status: 201,
  limit: ["invitations"],
  errors: ["already_recruits", "not_found", "company_suspended"],
});

export const withdrawInvitation = endpoint("DELETE /api/company/invitations", {
  access: ["company"],
  query: z.object({ id: z.uuid("invalid") }),
  errors: ["not_found", "company_suspended"],
});

export const newMemberBody = z.object({ name, password, terms });

export const acceptInvitation = endpoint("POST /api/company/invitations/accept", {
  access: ["visitor", "company"],
  allowPending: true,
  body: z.object({ token: text(200, { min: 1 }), ...z.partial(newMemberBody).shape }),
  response: z.object({ user: ownUser, user_type: z.string() }),
  limit: ["signUpAttempts"],
  successLimit: ["signUp"],
  errors: ["token_invalid", "already_in_company"],
});
