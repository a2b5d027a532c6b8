import type { Database } from "@/db/client";
import { listAdmins } from "@/lib/core/auth/list-admins";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { notify } from "@/lib/notifications/notify";

/** Tells every administrator that a company waits for them. Its name alone: the rest is on the page that it leads to. */
export async function notifyAdminsOfPendingCompany(company: string, tx: Database): Promise<void> {
  const news = { kind: "company_waiting", params: { company } } as const;
  const administrators = await listAdmins(tx);
  await enqueueEmail(administrators, news, tx);
  const ids = administrators.map(({ id }) => id);
  await notify(ids, { ...news, about: "companies" }, tx);
}
