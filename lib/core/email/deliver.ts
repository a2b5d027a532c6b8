import { and, asc, eq, lte, sql } from "drizzle-orm";
import { type Database, systemDb } from "@/db/client";
import { emailHandovers, emailOptOuts, emails } from "@/db/schema/email";
import { users } from "@/db/schema/users";
import { log } from "@/lib/core/log";
import { compose, type OutgoingEmail, sender } from "./compose";
import type { Marks } from "./handover-marks";
import { retryAfter } from "./retry-policy";
import type { Smtp } from "./smtp";
import { type EmailTemplate, emailTemplates } from "./templates";

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
export function deliverNext(smtp: () => Promise<Smtp>, marks: Marks): Promise<"none" | "done" | "failed"> {
  return systemDb.transaction(async (tx) => {
    const mail = await claimNext(tx);
    if (!mail) return "none";
    if (isOptedOut(mail)) return settle(tx, mail, { status: "kept" });
    try {
      await handOver(await smtp(), mail, marks);
    } catch (error) {
      const heard = !(error instanceof AlreadyHandedOver);
      if (heard)
        log.warn({ mail: mail.id, kind: mail.kind, reason: errorReason(error) }, "a mail was not taken");
      await settle(tx, mail, heard ? retryAfter(mail, error) : { status: "sent", lastError: unconfirmed });
      return "failed";
    }
    return settle(tx, mail, { status: "sent", lastError: null });
  });
}

async function claimNext(tx: Database) {
  const [mail] = await tx
    .select({
      id: emails.id,
      userId: emails.userId,
      name: users.name,
      address: emails.address,
      locale: emails.locale,
      kind: emails.kind,
      params: emails.params,
      attempts: emails.attempts,
      createdAt: emails.createdAt,
      unwanted: sql<string[]>`array(
        select ${emailOptOuts.category} from ${emailOptOuts} where ${eq(emailOptOuts.userId, emails.userId)})`,
    })
    .from(emails)
    .leftJoin(users, eq(users.id, emails.userId))
    .where(and(eq(emails.status, sql`'pending'`), lte(emails.dueAt, sql`now()`)))
    .orderBy(asc(emails.dueAt), asc(emails.id))
    .limit(1)
    .for("no key update", { of: emails, skipLocked: true });
  return mail;
}

type ClaimedEmail = NonNullable<Awaited<ReturnType<typeof claimNext>>>;

function isOptedOut({ kind, unwanted }: ClaimedEmail): boolean {
  const known: Record<string, EmailTemplate> = emailTemplates;
  const category = Object.hasOwn(known, kind) ? known[kind]?.category : undefined;
  return category !== undefined && unwanted.includes(category);
}

const unconfirmed = "the server's answer was not heard";

class AlreadyHandedOver extends Error {}

async function handOver(smtp: Smtp, mail: OutgoingEmail, marks: Marks): Promise<void> {
  const envelope = { from: addressOf(sender()), to: mail.address };
  let kept: Promise<unknown> | undefined;
  try {
    await smtp.send(envelope, await compose(mail), async () => {
      if (await marks.has(mail.id)) throw new AlreadyHandedOver();
      ({ kept } = await marks.put(mail.id));
    });
  } finally {
    await kept?.catch(() => {});
  }
}

async function settle(tx: Database, { id }: ClaimedEmail, outcome: Partial<typeof emails.$inferInsert>) {
  await tx.delete(emailHandovers).where(eq(emailHandovers.mailId, id));
  await tx
    .update(emails)
    .set({
      ...outcome,
      attempts: sql`${emails.attempts} + 1`,
      sentAt: outcome.status === "sent" ? sql`clock_timestamp()` : null,
    })
    .where(eq(emails.id, id));
  return "done" as const;
}

function errorReason(error: unknown): string {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return [code, responseCode, command].filter(Boolean).join(" ") || "unknown";
}

/** The address alone of `Name <address>`. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
