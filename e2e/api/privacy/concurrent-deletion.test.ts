import { expect, test } from "vitest";
import { createGroup } from "@/lib/groups/contract";
import { createPost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { deleteUser, restoreUser } from "@/lib/users/management-contract";
import { browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { sql, waitingFor } from "../../support/database";
import { groupForm } from "../../support/groups";
import { holding, isWaitedFor, isWaitedForLong } from "../../support/locks";
import { post } from "../../support/posts";
import { admin, newEmail, password, student } from "../../support/users";

test("others post, sign up and create groups while an account with posts is deleted and restored", async () => {
  const [someone, school] = [await student(), await browserClient(await admin())];
  for (const audience of ["public", "members"] as const) await post({ by: someone, audience });
  const browser = await browserClient(await student());
  const signUp = () => ({
    name: "Ada Martin",
    email: newEmail(),
    password,
    password_confirmation: password,
    terms: true,
  });
  const others = async () => [
    (await browser.call(createPost, { body: { content: "Bonjour" } })).status,
    (await browser.call(createGroup, { body: await groupForm() })).status,
    (await visitorClient().json("/api/signup/student", { method: "POST", body: signUp() })).status,
  ];
  for (const change of [deleteUser, restoreUser]) {
    // The last row that either locks, at its commit.
    const holder = await holding(
      (tx) => tx`select from user_activity where user_id = ${someone.id} for update`,
    );
    const changed = school.call(change, { params: someone });
    await isWaitedFor(holder.pid);
    const statuses = await others().finally(holder.end);
    expect([...statuses, (await changed).status]).toEqual([201, 201, 201, 200]);
  }
});

test("deletes and restores an account whose rows take longer than a query may", async () => {
  const [someone, school] = [await student(), await browserClient(await admin())];
  const { id } = await post({ by: someone });
  const whileHeld = async <T>(run: () => Promise<T>) => {
    const holder = await holding((tx) => tx`select from posts where id = ${id} for update`);
    const [result] = await Promise.all([run(), isWaitedForLong(holder.pid).finally(holder.end)]);
    return result;
  };
  const browser = await browserClient(someone);
  const remove = () => browser.call(deleteOwnAccount, { body: { password } });
  expect((await whileHeld(remove)).status).toBe(200);
  expect((await whileHeld(() => signInWithPassword(someone, { restore: true }))).status).toBe(200);
  expect((await whileHeld(() => school.call(deleteUser, { params: someone }))).status).toBe(200);
  expect((await whileHeld(() => school.call(restoreUser, { params: someone }))).status).toBe(200);
  expect(await sql`select status from posts where id = ${id}`).toMatchObject([{ status: "published" }]);
});

test("hides what is written while its author's account is deleted", async () => {
  const someone = await student();
  const other = await post();
  const written = sql.begin(async (leaving) => {
    const [here] =
      await leaving`select pg_backend_pid() as pid from users where id = ${someone.id} for update`;
    await leaving`update users set deleted_at = now() where id = ${someone.id}`;
    const rows = Promise.all([
      sql`insert into posts (user_id, content) values (${someone.id}, 'Encore ?') returning id`,
    ]);
    await expect.poll(() => waitingFor(here?.pid)).toBe(1);
    return { rows };
  });
  const [[row]] = (await (await written).rows) as unknown as [[{ id: number }]];
  expect(await sql`select status from posts where id = ${row.id}`).toMatchObject([{ status: "deleted" }]);
  const [comment] = await sql`insert into comments (post_id, user_id, content)
    values (${other.id}, ${someone.id}, 'Et moi ?') returning id`;
  expect(await sql`select status from comments where id = ${comment?.id}`).toMatchObject([
    { status: "deleted" },
  ]);
  expect(await sql`select comments_count from posts where id = ${other.id}`).toMatchObject([
    { comments_count: 0 },
  ]);
});
