import { expect, test } from "vitest";
import { sendFriendRequest } from "@/lib/friends/contract";
import { createComment } from "@/lib/posts/comments-contract";
import { likePost } from "@/lib/posts/contract";
import { type ApiClient, browserClient, signIn } from "../../support/api";
import { sql } from "../../support/database";
import { merge, referencesTo, wrongCounters } from "../../support/merge";
import { insertPost } from "../../support/posts";
import { admin, student, type TestUser } from "../../support/users";

const schools = await Promise.all([admin(), admin()].map(async (user) => browserClient(await user)));
const [first, second] = schools as [(typeof schools)[number], (typeof schools)[number]];

const mergedOf = (...people: TestUser[]) =>
  sql`select id from users where anonymised_at is not null and id in ${sql(people.map(({ id }) => id))}`;

test("one of two administrators can merge, and one of two opposite merges succeeds, ten times", {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 10; round++) {
    const [one, other] = [await student(), await student()];
    const isReversed = round % 2 === 1;
    const results = await Promise.all([
      merge(first, one, other),
      isReversed ? merge(second, other, one) : merge(second, one, other),
    ]);
    expect(results.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 404]);
    expect(await mergedOf(one, other)).toHaveLength(1);
    const entries = await sql`select id from audit_log where action = 'accounts_merged'
      and subject_id in (${one.id}, ${other.id})`;
    expect(entries).toHaveLength(1);
  }
});

test("two simultaneous merges into one account both succeed", async () => {
  const [remaining, one, other] = [await student(), await student(), await student()];
  const results = await Promise.all([merge(first, remaining, one), merge(second, remaining, other)]);
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mergedOf(one, other)).toHaveLength(2);
});

test("merges an account although its rows take longer than the query timeout", async () => {
  const [remaining, other] = [await student(), await student()];
  await sql`insert into saved_searches (user_id, name, filters) values (${other.id}, 'Stage', '{}')`;
  // The slow trigger is on a table that few other tests write to.
  const name = `slow_${other.id}`;
  await sql.unsafe(`create function ${name}() returns trigger language plpgsql
    as 'begin perform pg_sleep(5.2); return null; end'`);
  await sql.unsafe(`create trigger ${name} after update on saved_searches for each row
    when (old.user_id = ${other.id}) execute function ${name}()`);
  try {
    expect((await merge(first, remaining, other)).status).toBe(200);
  } finally {
    await sql.unsafe(`drop function ${name} cascade`);
  }
  expect(await mergedOf(other)).toHaveLength(1);
});

/** Comments until the session has ended; returns how many comments were accepted. */
async function commentUntilRejected(browser: ApiClient, id: number, onFirst: () => void): Promise<number> {
  for (let written = 0; ; written++) {
    const body = { content: `Commentaire ${written}` };
    const { status } = await browser.call(createComment, { params: { id }, body });
    if (status !== 201) return written;
    if (written === 0) onFirst();
  }
}

test("merges an account completely while it writes and others write to it", {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 3; round++) {
    const [remaining, other] = [await student(), await student()];
    const { id } = await insertPost();
    const own = await insertPost({ by: other });
    await signIn(other);
    const [browser, fellow] = [await browserClient(other), await browserClient(remaining)];
    const strangers = await Promise.all(
      Array.from({ length: 6 }, async () => browserClient(await student())),
    );
    let written: Promise<number> = Promise.resolve(0);
    await new Promise<void>((resolve) => {
      written = commentUntilRejected(browser, id, resolve);
    });
    const [result] = await Promise.all([
      merge(first, remaining, other),
      browser.call(likePost, { params: { id } }),
      fellow.call(likePost, { params: { id } }),
      ...strangers.map((stranger) => stranger.call(sendFriendRequest, { body: { receiver_id: other.id } })),
      ...strangers.map((stranger) => stranger.call(likePost, { params: { id: own.id } })),
    ]);
    expect(result.status).toBe(200);
    const [row] =
      await sql`select count(*)::int as many from comments where post_id = ${id} and user_id = ${remaining.id}`;
    expect(row?.many).toBe(await written);
    expect(row?.many).toBeGreaterThan(0);
    expect(await referencesTo(other)).toEqual(["audit_log.actor_id"]);
    expect(await wrongCounters(remaining)).toEqual([]);
  }
});
