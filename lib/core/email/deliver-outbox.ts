import { and, eq, lte, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { emails } from "@/db/schema/email";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { deliverNext } from "./deliver";
import { Marks } from "./handover-marks";
import { Smtp } from "./smtp";

const concurrency = 2;

/** Sends every mail that is due; without an SMTP server they stay in the mailboxes. */
export async function deliverOutbox(signal: AbortSignal): Promise<void> {
  const { SMTP_URL } = env();
  if (SMTP_URL === undefined) return keepInMailbox();
  if (await nothingDue()) return;
  await Promise.all(Array.from({ length: concurrency }, () => deliverAll(SMTP_URL, signal)));
}

async function keepInMailbox(): Promise<void> {
  const kept = await systemDb
    .update(emails)
    .set({ status: "kept" })
    .where(isDue)
    .returning({ id: emails.id, kind: emails.kind });
  for (const { id, kind } of kept)
    log.info({ mail: id, kind }, "a mail is in the mailbox alone: SMTP_URL is not set");
}

async function nothingDue(): Promise<boolean> {
  const [due] = await systemDb.select({ id: emails.id }).from(emails).where(isDue).limit(1);
  return due === undefined;
}

const isDue = and(eq(emails.status, sql`'pending'`), lte(emails.dueAt, sql`now()`));

/** One after the other until none is due; a failure ends it, for the server may be away. */
async function deliverAll(url: string, signal: AbortSignal): Promise<void> {
  const marks = new Marks();
  let open: Promise<Smtp> | undefined;
  const smtp = () => {
    open ??= Smtp.open(url);
    return open;
  };
  try {
    while (!signal.aborted && (await deliverNext(smtp, marks)) === "done");
  } finally {
    await marks.end();
    await open?.then(
      (conversation) => conversation.close(),
      () => {},
    );
  }
}
