import type { Database } from "@/db/client";
import { post } from "@/lib/mails/outbox";
import { notify } from "@/lib/notifications/notify";
import { listAdministrators } from "@/lib/users/administrators";

/** Tells every administrator that a company waits for them. Its name alone: the rest is on the page that it leads to. */
export async function tellOfWaitingCompany(company: string, tx: Database): Promise<void> {
  const news = { kind: "company_waiting", params: { company } } as const;
  const administrators = await listAdministrators(tx);
  await post(administrators, news, tx);
  const ids = administrators.map(({ id }) => id);
  await notify(ids, { ...news, about: "companies" }, tx);
}
