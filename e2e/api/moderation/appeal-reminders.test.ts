import { afterAll, expect, test } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { remindOpenAppeals } = await import("@/lib/moderation/tasks");
afterAll(drop);

test("an appeal whose reminder cannot be sent does not prevent those of others", async () => {
  await sql`insert into users (name, username, email, password_hash, role, two_factor_at)
    select name, name, name || '@test.invalid', '-', role, now()
    from (values ('Ada', 'admin'), ('Ines', 'student')) u (name, role)`;
  await sql`insert into moderation_decisions (subject_type, subject_id, author_id, action, rule, appeal, appealed_at)
    select 'profile', u.id, u.id, 'warn', 'harassment', 'Une citation', now() - make_interval(days => 10 - n)
    from users u, generate_series(1, 2) n where role = 'student' order by n`;
  await sql`create function reject_row() returns trigger language plpgsql as $$ begin raise 'no'; end $$`;
  await sql`create trigger reject_rows before insert on notification_events for each row
    when (new.source = 'decision:1') execute function reject_row()`;
  await remindOpenAppeals();
  const reminded = () =>
    sql`select id from moderation_decisions where appeal_reminder_sent_at is not null order by id`;
  expect(await reminded()).toEqual([{ id: 2 }]);
  expect(await sql`select kind, count from notifications`).toEqual([{ kind: "appeal_waiting", count: 1 }]);
  await sql`drop trigger reject_rows on notification_events`;
  await remindOpenAppeals();
  expect(await reminded()).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await sql`select kind, count from notifications`).toEqual([{ kind: "appeal_waiting", count: 2 }]);
});
