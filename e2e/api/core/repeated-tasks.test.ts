import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { lockIds } = await import("@/lib/core/database/lock-ids");
const { notifyMembersOfEvents } = await import("@/lib/events/notify-members");
const { notifyGroupMembers } = await import("@/lib/posts/notify-group-members");
const { anonymiseUsers } = await import("@/lib/privacy/anonymise");
const { personalTables } = await import("@/lib/privacy-tables");

beforeAll(async () => {
  await sql`insert into users (name, username, email, password_hash, role)
    select name, name, name || '@test.invalid', '-', 'student' from (values ('author'), ('member'), ('left'), ('leaving')) u (name)`;
  await sql`insert into groups (name, owner_id) values ('Club', 1)`;
  await sql`insert into group_members (group_id, user_id, role, notification_level) values (1, 2, 'member', 'all')`;
});
afterAll(drop);

const notified = async (kind: string) =>
  (await sql`select params from notifications where kind = ${kind} order by id`).map(({ params }) => params);

/** Another worker, which has locked what it works on until it ends. */
async function startOther(lock: (tx: typeof sql) => Promise<unknown>) {
  const connection = await sql.reserve();
  await connection`begin`;
  await lock(connection as unknown as typeof sql);
  const [backend] = await connection`select pg_backend_pid() as pid`;
  const isWaitedFor = async () =>
    (await sql`select from pg_stat_activity where ${backend?.pid} = any(pg_blocking_pids(pid))`).length > 0;
  const end = async (change: (tx: typeof sql) => Promise<unknown>) => {
    await change(connection as unknown as typeof sql);
    await connection`commit`;
    connection.release();
  };
  return { waitUntilBlocking: () => vi.waitUntil(isWaitedFor, { timeout: 15_000 }), end };
}

test("members are not notified of an event again that another worker has announced", async () => {
  await sql`insert into events (group_id, created_by, title, starts_at, ends_at, notifies_members)
    select 1, 1, title, now() + interval '1 day', now() + interval '2 days', true
    from (values ('Tournoi'), ('Partie')) e (title)`;
  const other = await startOther((tx) => tx`select from events where id = 1 for update`);
  const run = notifyMembersOfEvents();
  await other.waitUntilBlocking();
  await other.end((tx) => tx`update events set notifies_members = false where id = 1`);
  await run;
  expect(await notified("group_event")).toEqual([expect.objectContaining({ event: 2 })]);
});

test("members are not notified of a post again that another worker has announced", async () => {
  await sql`insert into posts (user_id, group_id, content, audience, notifies_members)
    select 1, 1, content, 'members', true from (values ('Bonjour'), ('Bonsoir')) p (content)`;
  const other = await startOther((tx) => tx`select pg_advisory_xact_lock(${lockIds.membersOfPost}, 1)`);
  await notifyGroupMembers();
  expect(await notified("group_posted"), "while it works").toEqual([expect.objectContaining({ post: 2 })]);
  await other.end((tx) => tx`update posts set notifies_members = false where id = 1`);
  await notifyGroupMembers();
  expect(await notified("group_posted")).toHaveLength(1);
});

test("anonymises other accounts while one is locked, and that one later", async () => {
  await sql`update users set deleted_at = now() - interval '31 days' + id * interval '1 second' where id in (3, 4)`;
  const other = await startOther((tx) => tx`select from users where id = 3 for update`);
  const anonymised = async () => {
    await anonymiseUsers(personalTables);
    return (await sql`select id from users where anonymised_at is not null order by id`).map(({ id }) => id);
  };
  expect(await anonymised()).toEqual([4]);
  await other.end(() => Promise.resolve());
  expect(await anonymised()).toEqual([3, 4]);
});
