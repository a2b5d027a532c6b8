import { and, asc, eq, lte, sql } from "drizzle-orm";
import { type Database, systemDb } from "@/db/client";
import { mailHandovers, mails, unwantedMails } from "@/db/schema/mails";
import { users } from "@/db/schema/users";
import { log } from "@/lib/log";
import { compose, type OutgoingMail, sender } from "./compose";
import { type Kind, mailKinds } from "./kinds";
import type { Marks } from "./marks";
import { afterFailure } from "./retries";
import type { Smtp } from "./smtp";

/**
 * Sends the mail that waits longest, if one does; what came of it.
 *
 * Its row stays locked while it is sent, so that no two workers send it and a worker that dies lets go of it. What is
 * left is the time between the server's taking a mail and our noting it. The server takes a mail when the line that
 * ends it has arrived, and what a process has written arrives even when the process is killed right after. So a mark
 * is written in the same breath as that line, on a connection of its own that no lock holds back, and taken away with
 * the note of the server's answer. A mail with a mark and no note was handed over by a worker that did not live to hear
 * the answer: it counts as sent. A mail without one was not. When we do hear, and hear a refusal or nothing, the mail
 * was not taken: the mark goes and the mail is tried again, under the same Message-ID.
 */
export function sendNext(smtp: () => Promise<Smtp>, marks: Marks): Promise<"none" | "done" | "failed"> {
  return systemDb.transaction(async (tx) => {
    const mail = await takeNext(tx);
    if (!mail) return "none";
    if (isUnwanted(mail)) return settle(tx, mail, { status: "kept" });
    try {
      await hand(await smtp(), mail, marks);
    } catch (error) {
      const heard = !(error instanceof HandedBefore);
      if (heard)
        log.warn({ mail: mail.id, kind: mail.kind, reason: reasonOf(error) }, "a mail was not taken");
      await settle(tx, mail, heard ? afterFailure(mail, error) : { status: "sent", lastError: unheard });
      return "failed";
    }
    return settle(tx, mail, { status: "sent", lastError: null });
  });
}

async function takeNext(tx: Database) {
  const [mail] = await tx
    .select({
      id: mails.id,
      userId: mails.userId,
      name: users.name,
      address: mails.address,
      locale: mails.locale,
      kind: mails.kind,
      params: mails.params,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
      unwanted: sql<string[]>`array(
        select ${unwantedMails.category} from ${unwantedMails} where ${eq(unwantedMails.userId, mails.userId)})`,
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(and(eq(mails.status, sql`'pending'`), lte(mails.dueAt, sql`now()`)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for("no key update", { of: mails, skipLocked: true });
  return mail;
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeNext>>>;

function isUnwanted({ kind, unwanted }: Taken): boolean {
  const known: Record<string, Kind> = mailKinds;
  const category = Object.hasOwn(known, kind) ? known[kind]?.category : undefined;
  return category !== undefined && unwanted.includes(category);
}

const unheard = "the server's answer was not heard";

class HandedBefore extends Error {}

async function hand(smtp: Smtp, mail: OutgoingMail, marks: Marks): Promise<void> {
  const envelope = { from: addressOf(sender()), to: mail.address };
  let kept: Promise<unknown> | undefined;
  try {
    await smtp.send(envelope, await compose(mail), async () => {
      if (await marks.has(mail.id)) throw new HandedBefore();
      ({ kept } = await marks.put(mail.id));
    });
  } finally {
    await kept?.catch(() => {});
  }
}

async function settle(tx: Database, { id }: Taken, outcome: Partial<typeof mails.$inferInsert>) {
  await tx.delete(mailHandovers).where(eq(mailHandovers.mailId, id));
  await tx
    .update(mails)
    .set({
      ...outcome,
      attempts: sql`${mails.attempts} + 1`,
      sentAt: outcome.status === "sent" ? sql`clock_timestamp()` : null,
    })
    .where(eq(mails.id, id));
  return "done" as const;
}

function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return [code, responseCode, command].filter(Boolean).join(" ") || "unknown";
}

/** The address alone of `Name <address>`. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
