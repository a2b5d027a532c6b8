import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { isoDateTime, text } from "@/lib/core/schemas/fields";
import { groupLimits } from "./limits";

const access = ["student"] as const;

/** `invited_by` is null where the viewer and the sender do not see each other. */
const groupEmailInvitation = z.object({
  id: z.int(),
  email: z.string(),
  invited_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  created_at: isoDateTime,
  expires_at: isoDateTime,
});
export type GroupEmailInvitation = z.infer<typeof groupEmailInvitation>;

/** The response is the same for emails with and without an account. */
export const inviteEmailsToGroup = endpoint("POST /api/groups/{id}/invitations/emails", {
  access,
  body: z.object({ emails: text(groupLimits.emailsText, { min: 1, required: "emails_required" }) }),
  response: z.object({ count: z.int() }),
  status: 201,
});

/** For the admins: the invited who have not joined since, whether or not their email was sent, the latest first. */
export const listGroupEmailInvitations = endpoint("GET /api/groups/{id}/invitations/emails", {
  access,
  query: z.object(pageQuery(20)),
  response: z.object({ data: z.array(groupEmailInvitation), ...pageMetadata }),
});

/** Sends the invitation again, as if the viewer sent it for the first time. */
export const resendGroupEmailInvitation = endpoint(
  "POST /api/groups/{id}/invitations/emails/{invitation_id}/resend",
  { access },
);

export const revokeGroupEmailInvitation = endpoint(
  "DELETE /api/groups/{id}/invitations/emails/{invitation_id}",
  { access },
);
