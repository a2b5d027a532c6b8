import { and, eq, lte, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { mails } from "@/db/schema/mails";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { Marks } from "./marks";
import { sendNext } from "./send-next";
import { Smtp } from "./smtp";

const lanes = 2;

/** Sends every mail that is due; without an SMTP server they stay in the mailboxes. */
export async function emptyOutbox(signal: AbortSignal): Promise<void> {
  const { SMTP_URL } = env();
  if (SMTP_URL === undefined) return keepAll();
  if (await nothingIsDue()) return;
  await Promise.all(Array.from({ length: lanes }, () => sendAll(SMTP_URL, signal)));
}

async function keepAll(): Promise<void> {
  const kept = await systemDb
    .update(mails)
    .set({ status: "kept" })
    .where(isDue)
    .returning({ id: mails.id, kind: mails.kind });
  for (const { id, kind } of kept)
    log.info({ mail: id, kind }, "a mail is in the mailbox alone: SMTP_URL is not set");
}

async function nothingIsDue(): Promise<boolean> {
  const [due] = await systemDb.select({ id: mails.id }).from(mails).where(isDue).limit(1);
  return due === undefined;
}

const isDue = and(eq(mails.status, sql`'pending'`), lte(mails.dueAt, sql`now()`));

/** One after the other until none is due; a failure ends it, for the server may be away. */
async function sendAll(url: string, signal: AbortSignal): Promise<void> {
  const marks = new Marks();
  let open: Promise<Smtp> | undefined;
  const smtp = () => {
    open ??= Smtp.open(url);
    return open;
  };
  try {
    while (!signal.aborted && (await sendNext(smtp, marks)) === "done");
  } finally {
    await marks.end();
    await open?.then(
      (conversation) => conversation.close(),
      () => {},
    );
  }
}
