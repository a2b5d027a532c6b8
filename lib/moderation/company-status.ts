import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type CompanyStatus, locales } from "@/db/enums";
import { companies, companyMembers } from "@/db/schema/companies";
import { emails } from "@/db/schema/email";
import { users } from "@/db/schema/users";
import { restartDecisionPeriods } from "@/lib/applications/restart-decision-periods";
import type { setCompanyStatus as endpoint } from "@/lib/companies/management-contract";
import { getCompanyRow } from "@/lib/companies/management-queries";
import { listMemberRecipients } from "@/lib/companies/member-recipients";
import { syncVisibility } from "@/lib/companies/visibility";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { isPending, isUnlocked, linksTo } from "@/lib/core/email/withdraw";
import { AppError } from "@/lib/core/errors/app-error";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { closeConnections, disconnectUser } from "@/lib/core/realtime/disconnect";
import { findSchoolRule, reasonIn, ruleDetails } from "@/lib/school-settings/school-rules";
import type { SchoolRule } from "@/lib/site";
import { changeStatus } from "@/lib/users/status";

type Body = BodyOf<typeof endpoint>;
type Change = Omit<Body, "rule" | "expected_status"> & { rule: SchoolRule | null };
type Company = { id: number; name: string; status: CompanyStatus };

const allowedChanges: Record<CompanyStatus, readonly Change["status"][]> = {
  pending: ["active", "rejected"],
  rejected: ["active"],
  active: ["suspended"],
  suspended: ["active"],
};

/** Throws `already_decided` when the status has changed since, or does not allow the change. */
export async function setCompanyStatus(
  viewer: Viewer<"admin">,
  id: number,
  { rule: ruleId, expected_status, ...body }: Body,
) {
  const members = sql`select user_id from ${companyMembers} where company_id = ${id}`;
  const afterCommit = await runTransactionOnUsers(viewer, members, async (tx) => {
    const company = await lockCompany(tx, id);
    const change = { ...body, rule: await findSchoolRule(tx, ruleId) };
    const isOutdated = expected_status !== undefined && company.status !== expected_status;
    if (isOutdated || !allowedChanges[company.status].includes(change.status))
      throw new AppError("already_decided");
    if (company.status === "pending" || company.status === "rejected")
      return decideRequest(tx, company, change, viewer);
    return company.status === "active" ? suspend(tx, company, change, viewer) : restore(tx, company, viewer);
  });
  await afterCommit();
  return getCompanyRow(viewer, id);
}

async function lockCompany(tx: Transaction, id: number): Promise<Company> {
  const [company] = await tx
    .select({ id: companies.id, name: companies.name, status: companies.status })
    .from(companies)
    .where(eq(companies.id, id))
    .for("update");
  if (!company) throw new AppError("not_found");
  return company;
}

/** Also decides on the account of its owner, who gets the decision by email. */
async function decideRequest(
  tx: Transaction,
  { id }: Company,
  { status, reason, rule }: Change,
  viewer: Viewer<"admin">,
) {
  const [owner] = await tx
    .select({ id: users.id, status: users.status })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      sql`${companyMembers.companyId} = ${id} and ${companyMembers.role} = 'owner' and ${users.deletedAt} is null`,
    )
    .orderBy(asc(companyMembers.createdAt), asc(companyMembers.userId))
    .limit(1);
  if (!owner) throw new AppError("not_found");
  // A suspension or a ban is a decision about a person, which accepting a company does not lift.
  if (status === "active" && ["suspended", "banned"].includes(owner.status))
    throw new AppError("owner_locked_out");
  const accountStatus = status === "active" ? "active" : "inactive";
  await changeStatus(tx, owner.id, { status: accountStatus, reason, rule }, viewer);
  return async () => {
    if (accountStatus === "inactive") await disconnectUser(owner.id);
  };
}

/** The page of the company has the reason in the language of its first member, each email in that of who reads it. */
async function suspend(
  tx: Transaction,
  company: Company,
  { reason: text, rule }: Change,
  viewer: Viewer<"admin">,
) {
  const recipients = await listMemberRecipients(tx, company.id);
  await keepEmailsInMailbox(tx, company.id);
  await tx
    .update(companies)
    .set({ status: "suspended", statusReason: reasonIn(recipients[0]?.locale ?? null, { rule, text }) })
    .where(eq(companies.id, company.id));
  for (const locale of locales) {
    const localeRecipients = recipients.filter((recipient) => (recipient.locale ?? defaultLocale) === locale);
    const params = { company: company.name, reason: reasonIn(locale, { rule, text }) ?? "" };
    await enqueueEmail(localeRecipients, { kind: "company_suspended", params }, tx);
  }
  await recordAudit(tx, viewer, "company_suspended", ["company", company.id], {
    company: company.name,
    ...ruleDetails(rule),
  });
  return reconnectMembers(tx, company);
}

/** Emails about jobs and applicants, which the members cannot read while their company is suspended. */
const isAboutCompany = linksTo(["/company/"], ({ category }) => category !== undefined);

/** They are not sent, and are read in the mailbox once the company is restored. */
async function keepEmailsInMailbox(tx: Transaction, companyId: number): Promise<void> {
  const members = tx
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  await tx
    .update(emails)
    .set({ status: "mailbox_only" })
    .where(isUnlocked(isPending, isAboutCompany, inArray(emails.userId, members)));
}

async function restore(tx: Transaction, company: Company, viewer: Viewer<"admin">) {
  await tx
    .update(companies)
    .set({ status: "active", statusReason: null })
    .where(eq(companies.id, company.id));
  await syncVisibility(tx, company.id);
  await restartDecisionPeriods(tx, company.id);
  const recipients = await listMemberRecipients(tx, company.id);
  await enqueueEmail(recipients, { kind: "company_restored", params: { company: company.name } }, tx);
  await recordAudit(tx, viewer, "company_restored", ["company", company.id], { company: company.name });
  return reconnectMembers(tx, company);
}

/** Makes the members' pages authorize their channels again: only members who may answer read conversations with applicants. */
async function reconnectMembers(tx: Transaction, { id }: Company) {
  const members = await tx
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, id));
  return async () => void (await Promise.all(members.map((member) => closeConnections(member.id))));
}
