import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { emails } from "@/db/schema/email";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { type EmailKind, templateOf } from "./templates";

export type Recipient = { id: number | null; email: string; locale: Locale | null };
export type EmailParams = Record<string, string | number | null>;

/** Inserts the email in the caller's transaction, so that an event and its email exist together. The worker sends it. */
export async function enqueueEmail(
  to: Recipient | readonly Recipient[],
  email: { kind: EmailKind; params?: EmailParams },
  database: Database,
): Promise<void> {
  const { kind, params = {} } = email;
  const rows = [to].flat().map(({ id, email, locale }) => ({
    userId: id,
    recipient: email,
    locale: locale ?? defaultLocale,
    kind,
    params,
    // Emails that users can decline wait for the end of quiet hours.
    ...(id !== null && templateOf(kind).category && { dueAt: sql`coalesce(defer_events(${id}), now())` }),
  }));
  if (rows.length === 0) return;
  await database
    .insert(emails)
    .values(rows)
    // Notifies the worker, on commit.
    .returning({
      notified: sql`case when ${emails.dueAt} <= now() then pg_notify('mail', coalesce(${emails.userId}, 0)::text)::text end`,
    });
}

/** Does the same for all rows of a query, which has the columns `id`, `email`, `locale` and `params`. */
export async function enqueueEmails(recipients: SQL, kind: EmailKind, database: Database): Promise<void> {
  const dueAt = templateOf(kind).category ? sql`coalesce(defer_events(id), now())` : sql`now()`;
  await database.execute(sql`
    insert into ${emails} (user_id, recipient, locale, kind, params, due_at)
    select id, email, coalesce(locale, ${defaultLocale}), ${kind}, params, ${dueAt} from (${recipients}) r
    returning case when due_at <= now() then pg_notify('mail', user_id::text)::text end`);
}
