import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { recomputeCounters } from "@/scripts/app/recompute-counters";
import { createDatabase } from "../../support/worker-instance";

const size = 300;
const opened: Sql[] = [];
let own: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  own = await createDatabase();
  await own.sql`insert into users (name, username, email, password_hash, role)
    select 'Ada', 'ada-' || n, 'ada-' || n || '@test.invalid', '-', 'student' from generate_series(1, 20) n`;
  await own.sql`insert into posts (user_id, content)
    select (select min(id) from users), 'Bonjour ' || n from generate_series(1, ${size}::int) n`;
}, 240_000);
afterAll(async () => {
  for (const sql of opened) await sql.end();
  await own?.drop();
});
beforeEach(() => own.sql`update posts set likes_count = 70, comments_count = 70, images_count = 70`);

/** Opens one more connection to the database. */
function connect(connection = {}): Sql {
  const sql = postgres(own.url, { max: 1, onnotice: () => {}, connection });
  opened.push(sql);
  return sql;
}

/** Posts whose stored counters differ from a recount. */
const miscounted = () => own.sql`select id from posts p
  where likes_count <> (select count(*) from likes l where l.post_id = p.id)
    or comments_count <> (select count(*) from comments c where c.post_id = p.id and c.status = 'published')
    or images_count <> (select count(*) from post_images i where i.post_id = p.id)`;

/** Likes, unlikes, comments and edits until the signal is aborted; returns the number of rounds. */
async function live(sql: Sql, stop: AbortSignal): Promise<number> {
  const [first] = await sql`select (select min(id) from posts) as post, (select min(id) from users) as user`;
  let rounds = 0;
  for (; !stop.aborted; rounds++) {
    const post = first?.post + Math.floor(Math.random() * size);
    const user = first?.user + (rounds % 20);
    await sql`insert into likes (post_id, user_id) values (${post}, ${user}) on conflict do nothing`;
    if (rounds % 2) await sql`delete from likes where user_id = ${user}`;
    await sql`insert into comments (post_id, user_id, content) values (${post}, ${user}, 'Bravo')`;
    await sql`insert into post_images (post_id, position, path, width, height)
      values (${post}, 0, ${crypto.randomUUID()}, 1, 1)`;
    if (rounds % 2) await sql`delete from post_images where post_id = ${post}`;
    await sql`update posts set content = 'Bonsoir' where id = ${post}`;
  }
  return rounds;
}

test("repairs every counter during concurrent writes, without rejecting any", async () => {
  const stop = new AbortController();
  const lives = Promise.all(Array.from({ length: 6 }, () => live(connect(), stop.signal)));
  for (let times = 0; times < 5; times++) await recomputeCounters(own.sql);
  stop.abort();
  expect(Math.min(...(await lives))).toBeGreaterThan(0);
  expect(await miscounted()).toEqual([]);
});

/** Totals of comments by status that differ from a recount. */
const miscountedStatuses = () => own.sql`
  select status from (
    select substr(name, 10) as status, value as n from counter_values where name like 'comments:%'
    union all select status, -count(*) from comments group by status) counts
  group by status having sum(n) <> 0`;

test("concurrent statements that change many comments of the same posts count every one", async () => {
  await recomputeCounters(own.sql);
  await own.sql`insert into comments (post_id, user_id, content, status)
    select (select min(id) from posts) + n % 3, (select min(id) from users) + n % 20, 'Bravo',
      case when n % 4 = 0 then 'pending' else 'published' end from generate_series(1, 120) n`;
  const writers = [connect(), connect()] as const;
  const update = (sql: Sql, rest: number) => sql`
    update comments set status = case status when 'pending' then 'published' else 'deleted' end where id % 5 = ${rest}`;
  const remove = (sql: Sql, rest: number) => sql`
    delete from comments where id % 5 = ${rest} and status = 'published'`;
  await Promise.all(writers.map((writer, index) => update(writer, index)));
  await Promise.all(writers.map((writer, index) => remove(writer, index + 2)));
  expect(await miscounted()).toEqual([]);
  expect(await miscountedStatuses()).toEqual([]);
  await own.sql`delete from posts where id = (select min(id) from posts)`;
  expect(await miscountedStatuses()).toEqual([]);
});

test("recomputing counters does not write correct rows", async () => {
  const readRowLocations = () => own.sql`select 'post' as what, id::text, ctid::text from posts union all
    select 'tally', name, ctid::text from counters order by 1, 2`;
  await recomputeCounters(own.sql);
  const before = await readRowLocations();
  await own.sql`update posts set likes_count = 70 where id = ${Number(before[0]?.id)}`;
  await recomputeCounters(own.sql);
  const after = await readRowLocations();
  expect(before.length).toBeGreaterThan(size);
  expect(after.filter(({ ctid }, index) => ctid !== before[index]?.ctid)).toEqual([after[0]]);
  expect(await miscounted()).toEqual([]);
});

test("recomputing counters waits for writers and blocks neither readers nor writers of other nouns", async () => {
  const [counter, writer] = [connect(), connect()];
  const [post] = await own.sql`select max(id) as id from posts`;
  const [user] = await own.sql`insert into users (name, username, email, password_hash, role)
    values ('Bo', 'bo', 'bo@test.invalid', '-', 'student') returning id`;
  const holding = (table = "likes") => own.sql`select pid from pg_locks
    where granted and relation = ${table}::regclass and mode = 'ShareRowExclusiveLock'`;
  const { counting } = await writer.begin(async (tx) => {
    await tx`select from posts where id = ${post?.id} for update`;
    const counting = recomputeCounters(counter);
    await expect.poll(() => holding(), { interval: 10 }).toHaveLength(1);
    expect(await holding("messages")).toEqual([]);
    expect(await own.sql`select from likes limit 1`).toHaveLength(1);
    await tx`insert into likes (post_id, user_id) values (${post?.id}, ${user?.id})`;
    return { counting };
  });
  await counting;
  expect(await miscounted()).toEqual([]);
});

test("recomputing counters has no statement timeout", async () => {
  await own.sql`create function linger() returns trigger language plpgsql
    as 'begin perform pg_sleep(0.5); return null; end'`;
  await own.sql`create trigger linger before update on posts for each statement execute function linger()`;
  await recomputeCounters(connect({ statement_timeout: 100 }));
  await own.sql`drop function linger cascade`;
  expect(await miscounted()).toEqual([]);
});
