import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
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
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError } from "@/lib/core/errors/app-error";
import { documentDates } from "@/lib/site";
import { invitationDays } from "./limits";
import { lockCompany } from "./member-mutations";
import { serializeInvitation } from "./member-queries";
import {
  type acceptInvitation as acceptEndpoint,
  type inviteMember as inviteEndpoint,
  newMemberBody,
} from "./members-contract";
import { invitationHolds, mayManage, requireMembership } from "./policy";
import type { CompanyInvitation } from "./schemas";

type Recruiting = Viewer<"company">;

/** Invites by mail; a newer invitation of an address ends the older. Throws `forbidden`, `already_recruits`. */
export async function inviteMember(
  viewer: Recruiting,
  { email, role }: BodyOf<typeof inviteEndpoint>,
  caller: RequestInfo,
): Promise<CompanyInvitation> {
  const id = randomUUID();
  const made = await runTransaction(viewer, async (tx) => {
    const company = await lockCompany(tx, viewer, mayManage);
    const known = await findByEmail(tx, company.id, email);
    if (known?.recruits) throw new AppError("already_recruits");
    await tx.delete(companyInvitations).where(isPending(company.id, email));
    const row = await insertInvitation(tx, { id, companyId: company.id, invitedBy: viewer.id, email, role });
    await enqueueEmail(
      { id: known?.id ?? null, email, locale: known?.locale ?? viewer.locale },
      { kind: "company_invitation", params: { linkId: id, company: company.name, inviter: viewer.name } },
      tx,
    );
    const details = { email, role };
    await recordAudit(tx, { action: "recruiter_invited", actorId: viewer.id, caller, details });
    return row;
  });
  return serializeInvitation(made);
}

/** Ends an invitation of one's company. Throws `forbidden`, `not_found`. */
export async function withdrawInvitation(viewer: Recruiting, id: string, caller: RequestInfo): Promise<void> {
  await runTransaction(viewer, async (tx) => {
    const company = await requireMembership(viewer, mayManage, tx);
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
    const details = { email: deleted.email };
    await recordAudit(tx, { action: "invitation_withdrawn", actorId: viewer.id, caller, details });
  });
}

/**
 * Accepts an invitation by its link's secret, once. A visitor makes an account of the invited address, which the link
 * proves; a company account without a company joins. Throws `token_invalid`, `already_in_company`, the codes of a sign-up.
 */
export async function acceptInvitation(
  viewer: Viewer<"visitor" | "company">,
  { token, ...form }: BodyOf<typeof acceptEndpoint>,
  caller: RequestInfo,
) {
  const { account, session } = await runTransaction(viewer, async (tx) => {
    const invitation = await consumeInvitation(tx, token);
    const person =
      viewer.role === "company" ? viewer : await createInvitedUser(tx, viewer, invitation.email, form);
    const [joined] = await tx
      .insert(companyMembers)
      .values({ companyId: invitation.companyId, userId: person.id, role: invitation.role })
      .onConflictDoNothing()
      .returning({ userId: companyMembers.userId });
    if (!joined) throw new AppError("already_in_company");
    const subject = ["user", person.id] as const;
    await recordAudit(tx, { action: "recruiter_joined", actorId: person.id, subject, caller });
    const opened = viewer.role === "visitor" ? await createSession(tx, person, caller) : null;
    return { account: person, session: opened };
  });
  return { session, user: serializeOwnUser({ ...account, locale: account.locale ?? viewer.locale }) };
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
  const [taken] = await tx
    .update(companyInvitations)
    .set({ acceptedAt: sql`now()` })
    .from(companies)
    .where(
      sql`${companyInvitations.tokenHash} = ${hashTokenSecret(token)} and ${companyInvitations.acceptedAt} is null
        and ${companyInvitations.expiresAt} > now() and ${companies.id} = ${companyInvitations.companyId}
        and ${companies.status} = 'active' and ${invitationHolds}`,
    )
    .returning({
      companyId: companyInvitations.companyId,
      email: companyInvitations.email,
      role: companyInvitations.role,
    });
  if (!taken) throw new AppError("token_invalid");
  return taken;
}

const isPending = (companyId: number, email: string) =>
  and(
    eq(companyInvitations.companyId, companyId),
    sql`lower(${companyInvitations.email}) = lower(${email})`,
    isNull(companyInvitations.acceptedAt),
  );

async function findByEmail(tx: Transaction, companyId: number, email: string) {
  const [known] = await tx
    .select({
      id: users.id,
      locale: users.locale,
      recruits: sql<boolean>`exists (select from ${companyMembers} m
        where m.user_id = users.id and m.company_id = ${companyId})`,
    })
    .from(users)
    .where(and(hasEmail(email), isNull(users.deletedAt)));
  return known;
}

async function insertInvitation(
  tx: Transaction,
  row: { id: string; companyId: number; invitedBy: number; email: string; role: "recruiter" | "reader" },
) {
  const [made] = await tx
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
  if (!made) throw new AppError("internal");
  return made;
}
