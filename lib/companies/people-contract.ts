import * as z from "zod/mini";
import { loginBody, signupBody } from "@/lib/accounts/contract";
import { endpoint } from "@/lib/api/endpoint";
import { text } from "@/lib/api/fields";
import { ownUser } from "@/lib/users/contract";
import { recruiterRoles } from "./roles";
import { companyInvitation, recruiter } from "./shapes";

const { email } = loginBody.shape;
const { name, password } = signupBody.shape;

/** Who recruits for the caller's company; addresses and open invitations are for its owners alone. */
export const listRecruiters = endpoint({
  method: "GET",
  path: "/api/company/recruiters",
  access: ["company"],
  response: z.object({
    data: z.object({ recruiters: z.array(recruiter), invitations: z.array(companyInvitation) }),
  }),
});

export const changeRecruiter = endpoint({
  method: "PUT",
  path: "/api/company/recruiters/{id}",
  access: ["company"],
  body: z.object({ role: z.enum(recruiterRoles, "invalid") }),
  response: z.object({ data: recruiter }),
  fails: ["forbidden", "last_owner"],
});

export const removeRecruiter = endpoint({
  method: "DELETE",
  path: "/api/company/recruiters/{id}",
  access: ["company"],
  response: z.object({}),
  fails: ["forbidden", "last_owner"],
});

export const invitationBody = z.object({ email, role: z.enum(["recruiter", "reader"], "invalid") });

/** Sends a link that makes its reader a recruiter; asked for again, it ends the one before. */
export const inviteRecruiter = endpoint({
  method: "POST",
  path: "/api/company/invitations",
  access: ["company"],
  body: invitationBody,
  response: z.object({ data: companyInvitation }),
  status: 201,
  limit: ["invitations"],
  fails: ["forbidden", "already_recruits"],
});

export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/api/company/invitations",
  access: ["company"],
  query: z.object({ id: z.uuid("invalid") }),
  response: z.object({}),
  fails: ["forbidden", "not_found"],
});

/** What somebody without an account says beside the link's secret. */
export const newRecruiterBody = z.object({
  name,
  password,
  terms: signupBody.shape.terms,
});

/** Accepts with the link's secret: as a company account without company, or by making an account. */
export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/company/invitations/accept",
  access: ["visitor", "company"],
  pendingMay: true,
  body: z.object({ token: text(200, { min: 1 }), ...z.partial(newRecruiterBody).shape }),
  response: z.object({ user: ownUser, user_type: z.string() }),
  limit: ["signUp"],
  fails: ["token_invalid", "already_in_company"],
});
