import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { withDatabase } from "@/e2e/support/backup";
import { openCluster } from "@/e2e/support/backup-source";
import { CliError } from "../cli-error";
import { removeScratchDir } from "../test/scratch";
import { assertDatabaseReachable } from "./database";
import { migrateDatabase } from "./migrate";

type Cluster = Awaited<ReturnType<typeof openCluster>>;
let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
}, 60_000);
afterAll(async () => {
  await cluster.stop();
  removeScratchDir(cluster.dataDir);
}, 60_000);

const otherBody = (
  name: string,
) => `create or replace function recompute_counters() returns void language sql as $$
  select '${name}' $$`;

async function recomputeSource(url: string): Promise<string> {
  const [row] = await withDatabase(
    url,
    (sql) => sql`select prosrc as source from pg_proc where proname = 'recompute_counters'`,
  );
  return row?.source;
}

test("several processes migrate an empty database at once", async () => {
  const url = await cluster.newDatabase();
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url)));
  const rows = await withDatabase(url, (sql) => sql`select name from counters order by name`);
  expect(rows.map(({ name }) => name)).toEqual(["feed:members", "feed:public", "groups:public"]);
});

test("replaces a function only when the text of its file has changed", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  const source = await recomputeSource(url);
  await withDatabase(url, (sql) => sql.unsafe(otherBody("kept")));
  await migrateDatabase(url);
  expect(await recomputeSource(url)).toContain("kept");
  await withDatabase(
    url,
    (sql) => sql`update drizzle.function_files set hash = 'older' where name = 'counters.sql'`,
  );
  await migrateDatabase(url);
  expect(await recomputeSource(url)).toBe(source);
});

test("every file of functions can be applied again", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  await withDatabase(url, (sql) => sql`update drizzle.function_files set hash = 'older'`);
  await migrateDatabase(url);
  const [row] = await withDatabase(
    url,
    (sql) => sql`select count(*)::int as older from drizzle.function_files where hash = 'older'`,
  );
  expect(row).toEqual({ older: 0 });
});

test("applies functions while a transaction of another machine locks their tables in another order", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  await withDatabase(url, (sql) => sql`update drizzle.function_files set hash = 'older'`);
  let migration: Promise<void> | undefined;
  await withDatabase(url, (sql) =>
    sql.begin(async (writer) => {
      await writer`lock table likes in row exclusive mode`;
      migration = migrateDatabase(url);
      const isBlocked = async () => (await writer`select from pg_locks where not granted`).length > 0;
      await vi.waitUntil(isBlocked, { timeout: 20_000, interval: 50 });
      await writer`lock table notifications in row exclusive mode`;
    }),
  );
  await migration;
  const older = (sql: Sql) => sql`select from drizzle.function_files where hash = 'older'`;
  expect(await withDatabase(url, older)).toHaveLength(0);
});

test("rejects a database with tables of another program, and a read-only one, with a message", async () => {
  const foreign = await cluster.newDatabase();
  await withDatabase(foreign, (sql) => sql`create table users (id int)`);
  await expect(migrateDatabase(foreign)).rejects.toThrow(CliError);
  await expect(migrateDatabase(foreign)).rejects.toThrow('relation "users" already exists');
  const readOnly = await cluster.newDatabase();
  await withDatabase(readOnly, (sql) =>
    sql.unsafe(
      `alter database "${new URL(readOnly).pathname.slice(1)}" set default_transaction_read_only = on`,
    ),
  );
  await expect(migrateDatabase(readOnly)).rejects.toThrow(CliError);
  await expect(migrateDatabase(readOnly)).rejects.toThrow("check DATABASE_URL");
});

test("a database of another encoding is rejected before it is migrated", async () => {
  const url = await cluster.newDatabase();
  await assertDatabaseReachable(url);
  const other = new URL(`${url}_ascii`);
  const name = other.pathname.slice(1);
  await withDatabase(url, (sql) =>
    sql.unsafe(
      `create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    ),
  );
  await expect(assertDatabaseReachable(other.href)).rejects.toThrow(
    "The database has the encoding SQL_ASCII: create it with encoding 'UTF8' template template0.",
  );
});

test("says that the disk of the database is full, and migrates once it has space", async () => {
  const url = await cluster.newDatabase();
  await withDatabase(url, async (sql) => {
    await sql`create schema drizzle`;
    await sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)`;
    await sql`create function raise_disk_full() returns trigger language plpgsql
      as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
    await sql`create trigger disk_full before insert on drizzle.__drizzle_migrations
      execute function raise_disk_full()`;
  });
  await expect(migrateDatabase(url)).rejects.toThrow(
    new CliError(
      "The database cannot be migrated (could not extend file): free space on its disk, then start again.",
    ),
  );
  await withDatabase(url, (sql) => sql`drop function raise_disk_full cascade`);
  await migrateDatabase(url);
});

test("removes administrators of older databases from their groups, and accepts the requests that they received", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  await withDatabase(url, async (sql) => {
    const insertUser = async (username: string, status = "active") => {
      const row = { name: username, username, email: `${username}@test.invalid`, password_hash: "", status };
      const [user] = await sql`insert into users ${sql({ ...row, role: "student" })} returning id`;
      return Number(user?.id);
    };
    const [principal, suspended, student] = [
      await insertUser("principal"),
      await insertUser("suspended", "suspended"),
      await insertUser("student"),
    ];
    const insertGroup = async (name: string, owner: number, members: number[]) => {
      const row = { name, visibility: "public", owner_id: owner };
      const [group] = await sql`insert into groups ${sql(row)} returning id`;
      for (const user_id of members)
        await sql`insert into group_members ${sql({ group_id: group?.id, user_id, role: "admin" })}`;
    };
    await insertGroup("owned", principal, [principal, suspended, student]);
    await insertGroup("joined", student, [student, principal]);
    await insertGroup("alone", principal, [principal]);
    const [joined] = await sql`select id from groups where name = 'joined'`;
    await sql`insert into group_invitations ${sql({ group_id: joined?.id, user_id: principal, invited_by: student })}`;
    const [chat] = await sql`insert into conversations (owner_id) values (${principal}) returning id`;
    for (const user_id of [principal, suspended, student])
      await sql`insert into conversation_members ${sql({ conversation_id: chat?.id, user_id })}`;
    const pair = { low_user_id: principal, high_user_id: student };
    const [request] = await sql`insert into conversations ${sql(pair)} returning id as conversation_id`;
    for (const user_id of [principal, student])
      await sql`insert into conversation_members ${sql({ ...request, user_id })}`;
    await sql`insert into messages ${sql({ ...request, sender_id: student, content: "Bonjour" })}`;
    await sql`update users set role = 'admin' where id = ${principal}`;
    await sql`delete from drizzle.function_files where name = 'user-roles.sql'`;
  });
  await migrateDatabase(url);
  await withDatabase(url, async (sql) => {
    const groups =
      await sql`select g.name, u.username as owner, g.members_count, g.deleted_at is not null as is_deleted
      from groups g left join users u on u.id = g.owner_id order by g.id`;
    expect(groups).toEqual([
      { name: "owned", owner: "student", members_count: 2, is_deleted: false },
      { name: "joined", owner: "student", members_count: 1, is_deleted: false },
      { name: "alone", owner: null, members_count: 0, is_deleted: true },
    ]);
    expect(await sql`select from group_invitations`).toEqual([]);
    const conversations = await sql`select u.username as owner, m.event, m.id = c.last_message_id as is_last,
      (select count(*)::int from conversation_members where conversation_id = c.id) as members
      from conversations c join users u on u.id = c.owner_id join messages m on m.conversation_id = c.id`;
    expect(conversations).toEqual([{ owner: "student", event: "left", is_last: true, members: 2 }]);
    const requests = sql`select accepted_at is not null as is_accepted from conversations where owner_id is null`;
    expect(await requests).toEqual([{ is_accepted: true }]);
  });
});

test("a command migrates a new database, and rejects one that an older application may be using", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url, { isNewOnly: true });
  const source = await recomputeSource(url);
  await withDatabase(url, async (sql) => {
    await sql.unsafe(otherBody("older"));
    await sql`update drizzle.function_files set hash = 'older' where name = 'counters.sql'`;
  });
  await migrateDatabase(url, { isNewOnly: true });
  await withDatabase(
    url,
    (sql) => sql`delete from drizzle.__drizzle_migrations where created_at = (
      select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  await expect(migrateDatabase(url, { isNewOnly: true })).rejects.toThrow(
    "at an older version than this one",
  );
  expect(await recomputeSource(url)).toContain("older");
  expect(source).not.toContain("older");
});

test("rejects a database from before the baseline with instructions", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  await withDatabase(
    url,
    (sql) => sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000`,
  );
  await expect(migrateDatabase(url)).rejects.toThrow("Move its data folder away (DATA_DIR)");
});

test("rejects a database of a newer version before it replaces its functions", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  await withDatabase(url, async (sql) => {
    await sql.unsafe(otherBody("newer"));
    await sql`update drizzle.function_files set hash = 'newer' where name = 'counters.sql'`;
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`;
  });
  await expect(migrateDatabase(url)).rejects.toThrow("migrated by a newer version");
  expect(await recomputeSource(url)).toContain("newer");
});
