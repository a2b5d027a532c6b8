import { sql } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { mails } from "@/db/schema/mails";
import type { Locale } from "@/lib/i18n/locales";
import type { MailKind } from "./kinds";

export type Recipient = { id: number | null; email: string; locale: Locale | null };
export type MailParams = Record<string, string | number | null>;

/**
 * Puts a mail into the outbox, in the caller's transaction where there is one: what happened and the mail that tells of
 * it are kept together or not at all. The worker sends it.
 */
export async function post(
  to: Recipient,
  mail: { kind: MailKind; params?: MailParams },
  within: Database = db,
): Promise<void> {
  await within
    .insert(mails)
    .values({
      userId: to.id,
      address: to.email,
      locale: to.locale ?? "fr",
      kind: mail.kind,
      params: mail.params ?? {},
    })
    // Heard by the worker when the transaction is through, and not at all when it is not.
    .returning({ said: sql`pg_notify('mail', ${to.id ?? 0}::text)` });
}
