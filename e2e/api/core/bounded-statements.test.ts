import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { deleteUnsentAttachments } = await import("@/lib/chat/tasks");
const { deleteOldInvitations } = await import("@/lib/companies/tasks");
const { deliverOutbox } = await import("@/lib/core/email/deliver-outbox");
const { deleteExpiredInvitations } = await import("@/lib/groups/tasks");
const { announceDeferredNotifications, deleteHiddenNotifications } = await import(
  "@/lib/notifications/tasks"
);
const { deleteExpiredAccess } = await import("@/lib/users/tasks");

const maxRows = 5000;

const tasks = [
  ["emails", "update", "status = 'pending'", () => deliverOutbox(new AbortController().signal)],
  ["sessions", "delete", "true", deleteExpiredAccess],
  ["user_tokens", "delete", "true", deleteExpiredAccess],
  ["company_invitations", "delete", "true", deleteOldInvitations],
  ["group_email_invitations", "delete", "true", deleteExpiredInvitations],
  ["group_invitation_links", "delete", "true", deleteExpiredInvitations],
  ["notification_settings", "update", "deferred_until is not null", announceDeferredNotifications],
  ["notifications", "delete", "true", deleteHiddenNotifications],
  ["message_attachments", "delete", "true", deleteUnsentAttachments],
] as const;

/** The database rejects a statement that changes more rows. */
beforeAll(async () => {
  const rows = maxRows + 1;
  await sql`alter table users disable trigger user`;
  await sql`insert into users (name, username, email, password_hash, role)
    select 'student' || n, 'student' || n, 'student' || n || '@test.invalid', '-', 'student' from generate_series(1, ${rows}) n`;
  await sql`insert into companies (name, status) values ('Atelier', 'active')`;
  await sql`insert into groups (name, owner_id) values ('Club', 1)`;
  await sql`insert into conversations (low_user_id, high_user_id) values (1, 2)`;
  await sql`insert into emails (recipient, locale, kind, params)
    select 'ada@test.invalid', 'fr', 'account_deleted', '{}' from generate_series(1, ${rows})`;
  await sql`insert into sessions (user_id, token_hash, expires_at)
    select 1, n::text, now() - interval '1 hour' from generate_series(1, ${rows}) n`;
  await sql`insert into user_tokens (user_id, purpose, token_hash, email, expires_at)
    select 1, 'reset_password', n::text, '', now() - interval '1 hour' from generate_series(1, ${rows}) n`;
  await sql`insert into company_invitations (company_id, email, role, token_hash, expires_at)
    select 1, n::text, 'recruiter', n::text, now() - interval '90 days' from generate_series(1, ${rows}) n`;
  await sql`insert into group_email_invitations (group_id, invited_by, email, expires_at)
    select 1, 1, n::text, now() - interval '1 hour' from generate_series(1, ${rows}) n`;
  await sql`insert into group_invitation_links (group_id, created_by, token_hash, expires_at)
    select 1, 1, n::text, now() - interval '1 hour' from generate_series(1, ${rows}) n`;
  await sql`insert into notifications (user_id, kind, group_key, params, in_app, updated_at)
    select id, 'post_liked', '', '{}', false, now() - interval '9 days' from users`;
  await sql`insert into notification_settings (user_id, deferred_until) select id, now() - interval '1 hour' from users`;
  await sql`insert into message_attachments (conversation_id, user_id, kind, name, path, size, created_at)
    select 1, 1, 'pdf', 'a.pdf', n::text, 9, now() - interval '400 days' from generate_series(1, ${rows}) n`;
  await sql.unsafe(`create function reject_many_rows() returns trigger language plpgsql as $$ begin
    if (select count(*) from changed) > ${maxRows} then raise 'too many rows'; end if;
    return null;
  end $$`);
  for (const [table, event] of tasks)
    await sql.unsafe(`create trigger reject_many_rows after ${event} on ${table}
      referencing ${event === "delete" ? "old" : "new"} table as changed
      for each statement execute function reject_many_rows()`);
}, 120_000);
afterAll(drop);

test.each(tasks)(
  "a task changes all rows of %s by several statements",
  { timeout: 60_000 },
  async (table, _, where, run) => {
    await run();
    const rest = await sql.unsafe(`select count(*)::int as rest from ${table} where ${where}`);
    expect(rest).toEqual([{ rest: 0 }]);
  },
);
