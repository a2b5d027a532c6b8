import type { Database } from "@/db/client";
import { listRecipientsByCompany } from "@/lib/companies/member-recipients";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { notify } from "@/lib/notifications/notify";

type Kind = "job_ending" | "decisions_due" | "decisions_overdue";
type Row = { companyId: number; job: number } & Record<string, string | number>;

/** Notifies owners and recruiters of each job, by a notification and an email with its params. */
export async function notifyMembers(tx: Database, kind: Kind, rows: Row[]): Promise<void> {
  const companyIds = rows.map(({ companyId }) => companyId);
  const members = await listRecipientsByCompany(tx, companyIds);
  for (const { companyId, ...params } of rows) {
    const recipients = members.get(companyId) ?? [];
    const ids = recipients.map(({ id }) => id);
    await notify(ids, { kind, about: `job:${params.job}`, params }, tx);
    await enqueueEmail(recipients, { kind, params }, tx);
  }
}
