import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { mails } from "@/db/schema/mails";
import type { Locale } from "@/lib/i18n/locales";
import type { MailKind } from "./kinds";

export type Recipient = { id: number | null; email: string; locale: Locale | null };
export type MailParams = Record<string, string | number | null>;

/**
 * Puts a mail, to one or to many, into the outbox, in the caller's transaction: what happened and the
 * mail that tells of it are kept together or not at all. The worker sends it.
 */
export async function post(
  to: Recipient | readonly Recipient[],
  mail: { kind: MailKind; params?: MailParams },
  within: Database,
): Promise<void> {
  const { kind, params = {} } = mail;
  const rows = [to].flat().map(({ id, email, locale }) => ({
    userId: id,
    address: email,
    locale: locale ?? ("fr" as const),
    kind,
    params,
  }));
  if (rows.length === 0) return;
  await within
    .insert(mails)
    .values(rows)
    // Heard by the worker when the transaction is through, and not at all when it is not.
    .returning({ said: sql`pg_notify('mail', coalesce(${mails.userId}, 0)::text)` });
}
