import { and, inArray } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { emails } from "@/db/schema/email";
import { hasRow } from "@/lib/core/database/has-row";
import { runInBatches } from "@/lib/core/database/run-in-batches";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { deliverNext, isDue } from "./deliver";
import { maxConnections, openSmtpPool, type SmtpPool } from "./smtp";
import { isUnlocked, isWithdrawn } from "./withdraw";

export async function deliverOutbox(signal: AbortSignal): Promise<void> {
  await systemDb.delete(emails).where(isUnlocked(isWithdrawn));
  const { SMTP_URL } = env();
  if (SMTP_URL === undefined) return keepInMailbox();
  if (!(await hasRow(systemDb, emails, isDue))) return;
  const smtp = openSmtpPool(SMTP_URL);
  try {
    await Promise.all(Array.from({ length: maxConnections }, () => deliverAll(smtp, signal)));
  } finally {
    smtp.close();
  }
}

/** An announcement enqueues an email for each user of the school: one statement would exceed the time limit. */
async function keepInMailbox(): Promise<void> {
  await runInBatches(async (limit) => {
    const due = systemDb.select({ id: emails.id }).from(emails).where(isDue).limit(limit);
    const rows = await systemDb
      .update(emails)
      .set({ status: "mailbox_only" })
      .where(and(isDue, inArray(emails.id, due)))
      .returning({ id: emails.id, kind: emails.kind });
    for (const { id, kind } of rows)
      log.info({ emailId: id, kind }, "an email is in the mailbox alone: SMTP_URL is not set");
    return rows.length;
  }, 1000);
}

async function deliverAll(smtp: SmtpPool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await deliverNext(smtp)) === "done");
}
