import { expect, test } from "vitest";
import { companyIdOf } from "../../support/companies";
import { countBlockedBy, sql } from "../../support/database";
import { findJobs, insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { find } from "../../support/search";
import { company, student } from "../../support/users";

/** Runs `write` while the transaction of `hold` is uncommitted: `write` has to wait for it. */
async function during<T>(hold: (tx: typeof sql) => Promise<unknown>, write: () => Promise<T>): Promise<T> {
  const { written } = await sql.begin(async (tx) => {
    const [here] = await tx`select pg_backend_pid() as pid`;
    await hold(tx as unknown as typeof sql);
    await tx`set constraints all immediate`;
    const written = write();
    await expect.poll(() => countBlockedBy(here?.pid)).toBe(1);
    return { written };
  });
  return written;
}

test("finds a post by the new name of an author who was renamed while it was written", async () => {
  const [before, after] = [randomKey(), randomKey()];
  const by = await student({ name: before });
  const rename = (tx: typeof sql) => tx`update users set name = ${after} where id = ${by.id}`;
  const { id } = await during(rename, () => insertPost({ by }));
  expect([await find(before), await find(after)]).toEqual([[], [id]]);
});

test("finds a post by the new name of an author who was renamed before it was committed", async () => {
  const [before, after] = [randomKey(), randomKey()];
  const by = await student({ name: before });
  // Adds the words first: other writers would have to wait for new ones.
  await insertPost({ by });
  const write = (tx: typeof sql) => tx`insert into posts (user_id, content) values (${by.id}, 'Bonjour')`;
  await during(write, async () => {
    await sql`update users set name = ${after} where id = ${by.id}`;
  });
  expect([await find(before), (await find(after)).length]).toEqual([[], 2]);
});

test("finds a job by the new name of a company that was renamed while it was written", async () => {
  const [before, after] = [randomKey(), randomKey()];
  const by = await company({ name: before });
  const companyId = await companyIdOf(by);
  const rename = (tx: typeof sql) => tx`update companies set name = ${after} where id = ${companyId}`;
  const { id } = await during(rename, () => insertJob({ by }));
  expect([await findJobs({ q: before }), await findJobs({ q: after })]).toEqual([[], [id]]);
});
