import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { emails } from "@/db/schema/email";
import { users } from "@/db/schema/users";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { type EmailKind, templateOf } from "./templates";

export type Recipient = { id: number | null; email: string; locale: Locale | null };
export const recipientColumns = { id: users.id, email: users.email, locale: users.locale };

export type EmailParams = Record<string, string | number | null>;

/**
 * Inserts the email in the caller's transaction, so that an event and its email exist together. The worker sends it.
 * One parameter holds all recipients: a statement has at most 65,535.
 */
export async function enqueueEmail(
  to: Recipient | readonly Recipient[],
  { kind, params = {} }: { kind: EmailKind; params?: EmailParams },
  database: Database,
): Promise<void> {
  const rows = [to].flat().map(({ id, email, locale }) => ({ id, email, locale }));
  if (rows.length === 0) return;
  const recipients = sql`select id, email, locale, ${JSON.stringify(params)}::jsonb as params
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id int, email text, locale text)`;
  await enqueueEmails(recipients, kind, database);
}

/** Does the same for all rows of a query, which has the columns `id`, `email`, `locale` and `params`. */
export async function enqueueEmails(recipients: SQL, kind: EmailKind, database: Database): Promise<void> {
  // Emails that users can decline wait for the end of quiet hours.
  const dueAt = templateOf(kind).category ? sql`coalesce(defer_events(id), now())` : sql`now()`;
  // Notifies the worker, on commit.
  await database.execute(sql`
    insert into ${emails} (user_id, recipient, locale, kind, params, due_at)
    select id, email, coalesce(locale, ${defaultLocale}), ${kind}, params, ${dueAt} from (${recipients}) r
    returning case when due_at <= now() then pg_notify('mail', coalesce(user_id, 0)::text)::text end`);
}
