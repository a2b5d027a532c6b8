import type { Database } from "@/db/client";
import { listAdmins } from "@/lib/core/auth/list-admins";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { notify } from "@/lib/notifications/notify";

export async function notifyAdminsOfPendingCompany(company: string, tx: Database): Promise<void> {
  const event = { kind: "company_waiting", params: { company } } as const;
  const administrators = await listAdmins(tx);
  await enqueueEmail(administrators, event, tx);
  const ids = administrators.map(({ id }) => id);
  await notify(ids, { ...event, about: "companies" }, tx);
}
