import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Transaction } from "@/db/client";
import { companies, companyInvitations, companyMembers } from "@/db/schema/companies";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { parse } from "@/lib/core/api/parse";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { createUser } from "@/lib/core/auth/create-user";
import { hasEmail } from "@/lib/core/auth/has-email";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import { serializeOwnUser } from "@/lib/core/auth/serialize-user";
import { createSession } from "@/lib/core/auth/sessions";
import { hashTokenSecret, tokenSecret } from "@/lib/core/auth/token-secrets";
import type { Viewer } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { listOftenInvited } from "@/lib/core/email/often-invited";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError } from "@/lib/core/errors/app-error";
import { adminsChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { foldEmail } from "@/lib/core/text/fold-email";
import { documentDates } from "@/lib/site";
import { invitationDays } from "./limits";
import { lockCompany } from "./member-mutations";
import { serializeInvitation } from "./member-queries";
import {
  type acceptInvitation as acceptEndpoint,
  type inviteMember as inviteEndpoint,
  newMemberBody,
} from "./members-contract";
import { isPublicCompany, isValidInvitation, requireMembership } from "./policy";
import { ownerRoles } from "./roles";
import type { CompanyInvitation } from "./schemas";

type CompanyViewer = Viewer<"company">;

/** Throws `already_recruits`, and `too_many_requests` for an address that was often invited. */
export async function inviteMember(
  viewer: CompanyViewer,
  { email, role }: BodyOf<typeof inviteEndpoint>,
): Promise<CompanyInvitation> {
  const id = randomUUID();
  const invitation = await runTransaction(viewer, async (tx) => {
    const company = await lockCompany(tx, viewer, ownerRoles);
    const invitee = await findInvitee(tx, company.id, email);
    if (invitee?.recruits) throw new AppError("already_recruits");
    const oftenInvited = await listOftenInvited(tx, "company_invitation", [foldEmail(email)]);
    if (oftenInvited.size > 0) throw new AppError("too_many_requests", { retryAfter: 86_400 });
    await tx.delete(companyInvitations).where(isPending(company.id, email));
    const row = await insertInvitation(tx, { id, companyId: company.id, invitedBy: viewer.id, email, role });
    // The link is in the account's mailbox as well, which for an unverified email may be another person's.
    const userId = invitee?.isVerified ? invitee.id : null;
    await enqueueEmail(
      { id: userId, email, locale: invitee?.locale ?? viewer.locale },
      { kind: "company_invitation", params: { linkId: id, company: company.name, inviter: viewer.name } },
      tx,
    );
    await recordAudit(tx, viewer, "recruiter_invited", null, { email, role });
    return row;
  });
  return serializeInvitation(invitation);
}

export async function withdrawInvitation(viewer: CompanyViewer, id: string): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    const company = await requireMembership(viewer, ownerRoles, tx);
    const [deleted] = await tx
      .delete(companyInvitations)
      .where(
        and(
          eq(companyInvitations.id, id),
          eq(companyInvitations.companyId, company.id),
          isNull(companyInvitations.acceptedAt),
        ),
      )
      .returning({ email: companyInvitations.email });
    if (!deleted) throw new AppError("not_found");
    await recordAudit(tx, viewer, "invitation_withdrawn", null, { email: deleted.email });
  });
}

/**
 * A visitor creates an account with the invited email, which the link verifies; a company account joins.
 * Throws `already_in_company`.
 */
export async function acceptInvitation(
  viewer: Viewer<"visitor" | "company">,
  { token, ...form }: BodyOf<typeof acceptEndpoint>,
  request: RequestInfo,
) {
  const { user, session } = await runTransaction(viewer, async (tx) => {
    const invitation = await consumeInvitation(tx, token);
    const member =
      viewer.role === "company" ? viewer : await createInvitedUser(tx, viewer, invitation.email, form);
    const { count } = await tx
      .insert(companyMembers)
      .values({ companyId: invitation.companyId, userId: member.id, role: invitation.role })
      .onConflictDoNothing();
    if (count === 0) throw new AppError("already_in_company");
    await recordAudit(tx, member, "recruiter_joined", ["user", member.id]);
    const session = viewer.role === "visitor" ? await createSession(tx, member, request) : null;
    return { user: member, session };
  });
  if (viewer.role === "visitor") publish(adminsChannel, "activity:created", {});
  return { session, user: serializeOwnUser({ ...user, locale: user.locale ?? viewer.locale }) };
}

function createInvitedUser(tx: Transaction, viewer: Viewer, email: string, form: Record<string, unknown>) {
  const { name, password } = parse(newMemberBody, form) as z.output<typeof newMemberBody>;
  const now = new Date();
  return createUser(
    {
      name,
      email,
      password,
      role: "company",
      locale: viewer.locale,
      termsAcceptedAt: now,
      termsVersion: documentDates.terms,
      emailVerifiedAt: now,
    },
    tx,
  );
}

async function consumeInvitation(tx: Transaction, token: string) {
  const ofInvitation = tx
    .select({ id: companyInvitations.companyId })
    .from(companyInvitations)
    .where(eq(companyInvitations.tokenHash, hashTokenSecret(token)));
  // Who locks an owner out locks the company as well: either the invitation has ended, or they see the new member.
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, ofInvitation))
    .for("update");
  const [invitation] = await tx
    .update(companyInvitations)
    .set({ acceptedAt: sql`now()` })
    .from(companies)
    .where(
      sql`${companyInvitations.tokenHash} = ${hashTokenSecret(token)} and ${companyInvitations.acceptedAt} is null
        and ${companyInvitations.expiresAt} > now() and ${companies.id} = ${companyInvitations.companyId}
        and ${isPublicCompany} and ${isValidInvitation}`,
    )
    .returning(pickColumns(companyInvitations, "companyId", "email", "role"));
  if (!invitation) throw new AppError("token_invalid");
  return invitation;
}

const isPending = (companyId: number, email: string) =>
  and(
    eq(companyInvitations.companyId, companyId),
    sql`lower(${companyInvitations.email}) = lower(${email})`,
    isNull(companyInvitations.acceptedAt),
  );

async function findInvitee(tx: Transaction, companyId: number, email: string) {
  const [user] = await tx
    .select({
      id: users.id,
      locale: users.locale,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      recruits: sql<boolean>`exists (select from ${companyMembers} m
        where m.user_id = users.id and m.company_id = ${companyId})`,
    })
    .from(users)
    .where(and(hasEmail(email), isNull(users.deletedAt)));
  return user;
}

async function insertInvitation(
  tx: Transaction,
  row: Omit<typeof companyInvitations.$inferInsert, "tokenHash" | "expiresAt"> & { id: string },
) {
  const [invitation] = await tx
    .insert(companyInvitations)
    .values({
      ...row,
      tokenHash: hashTokenSecret(tokenSecret(row.id)),
      expiresAt: sql`now() + make_interval(days => ${invitationDays})`,
    })
    .returning({
      id: companyInvitations.id,
      email: companyInvitations.email,
      role: companyInvitations.role,
      created_at: sql<string>`${companyInvitations.createdAt}`,
      expires_at: sql<string>`${companyInvitations.expiresAt}`,
    });
  if (!invitation) throw new AppError("internal");
  return invitation;
}
