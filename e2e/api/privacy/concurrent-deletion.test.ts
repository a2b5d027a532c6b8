import { expect, test } from "vitest";
import { answerEvent } from "@/lib/events/answers-contract";
import { createGroup } from "@/lib/groups/contract";
import { createPost, likePost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { deleteUser, restoreUser } from "@/lib/users/management-contract";
import { browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { countBlockedBy, makeDue, sql } from "../../support/database";
import { answersOf, insertEvent, insertEventAnswer } from "../../support/events";
import { groupOfThree, ownerOf } from "../../support/group-conversations";
import { groupForm, insertGroup, insertMember } from "../../support/groups";
import { holdLocks, waitUntilBlocking, whileHeld } from "../../support/locks";
import { insertPost } from "../../support/posts";
import { admin, newEmail, password, student } from "../../support/users";

test("other users post, sign up and create groups while an account with posts is deleted and restored", async () => {
  const [user, school] = [await student(), await browserClient(await admin())];
  for (const audience of ["public", "members"] as const) await insertPost({ by: user, audience });
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
    // Both lock this row last, when they commit.
    const holder = await holdLocks(
      (tx) => tx`select from user_activity where user_id = ${user.id} for update`,
    );
    const changed = school.call(change, { params: user });
    await waitUntilBlocking(holder.pid);
    const statuses = await others().finally(holder.end);
    expect([...statuses, (await changed).status]).toEqual([201, 201, 201, 200]);
  }
});

test("other users like a post that an account liked while the account is anonymised", async () => {
  const [user, browser] = [await student(), await browserClient(await student())];
  const { id } = await insertPost();
  await sql`insert into likes (post_id, user_id) values (${id}, ${user.id})`;
  await (await browserClient(user)).call(deleteOwnAccount, { body: { password } });
  const holder = await holdLocks((tx) => tx`select from emails where user_id = ${user.id} for update`);
  await sql`update users set deleted_at = now() - interval '30 days 1 minute' where id = ${user.id}`;
  const waiting = async () => {
    await makeDue("anonymise-accounts");
    return countBlockedBy(holder.pid);
  };
  await expect.poll(waiting).toBeGreaterThan(0);
  const liked = await browser.call(likePost, { params: { id } }).finally(holder.end);
  expect([liked.status, liked.body.likes_count]).toEqual([200, 2]);
  const isDone = async () =>
    (await sql`select anonymised_at from users where id = ${user.id}`)[0]?.anonymised_at;
  await expect.poll(isDone).toBeTruthy();
  expect(await sql`select likes_count from posts where id = ${id}`).toMatchObject([{ likes_count: 1 }]);
});

test("a member who is banned while the owner of a group conversation is anonymised does not become its owner", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await sql`update conversation_members set joined_at = now() - interval '1 hour'
    where conversation_id = ${id} and user_id = ${marc.user.id}`;
  await ines.browser.call(deleteOwnAccount, { body: { password } });
  // A ban locks the conversations of the user once their status is changed.
  const ban = await holdLocks(async (tx) => {
    await tx`update users set status = 'banned' where id = ${marc.user.id}`;
    await tx`select from conversations where id = ${id} for no key update`;
  });
  await sql`update users set deleted_at = now() - interval '30 days 1 minute' where id = ${ines.user.id}`;
  const waiting = async () => {
    await makeDue("anonymise-accounts");
    return countBlockedBy(ban.pid);
  };
  await expect.poll(waiting).toBeGreaterThan(0);
  await ban.end();
  await expect.poll(() => ownerOf(id)).toBe(zoe.user.id);
});

test("deletes and restores an account although its rows take longer than the query timeout", async () => {
  const [user, school] = [await student(), await browserClient(await admin())];
  const { id } = await insertPost({ by: user });
  const whilePostHeld = <T>(run: () => Promise<T>) =>
    whileHeld((tx) => tx`select from posts where id = ${id} for update`, run);
  const browser = await browserClient(user);
  const remove = () => browser.call(deleteOwnAccount, { body: { password } });
  expect((await whilePostHeld(remove)).status).toBe(200);
  expect((await whilePostHeld(() => signInWithPassword(user, { restore: true }))).status).toBe(200);
  expect((await whilePostHeld(() => school.call(deleteUser, { params: user }))).status).toBe(200);
  expect((await whilePostHeld(() => school.call(restoreUser, { params: user }))).status).toBe(200);
  expect(await sql`select status from posts where id = ${id}`).toMatchObject([{ status: "published" }]);
});

test("other users answer an event of a group while a member who answered it is deleted", async () => {
  const [owner, user, other] = [await student(), await student(), await student()];
  const group = await insertGroup(owner);
  for (const member of [user, other]) await insertMember(group, member);
  const event = await insertEvent(owner, { group });
  await insertEventAnswer(event, user, "yes");
  const browser = await browserClient(user);
  const { id } = (await browser.call(createPost, { body: { content: "Bonjour", group_id: group } })).body
    .data;
  const [school, answering] = [await browserClient(await admin()), await browserClient(other)];
  // The deletion then holds the event's row, and the answer the group's.
  const holder = await holdLocks((tx) => tx`select from posts where id = ${id} for update`);
  const deleted = school.call(deleteUser, { params: user });
  await waitUntilBlocking(holder.pid);
  const answered = answering.call(answerEvent, { params: { id: event }, body: { answer: "yes" } });
  const [deletion] =
    await sql`select pid from pg_stat_activity where ${holder.pid} = any(pg_blocking_pids(pid))`;
  await waitUntilBlocking(deletion?.pid).finally(holder.end);
  expect([(await deleted).status, (await answered).status]).toEqual([200, 200]);
  expect((await answersOf(event)).yes).toEqual([other.id]);
});

test("hides content that is created while its author's account is deleted", async () => {
  const user = await student();
  const other = await insertPost();
  const written = sql.begin(async (leaving) => {
    const [here] = await leaving`select pg_backend_pid() as pid from users where id = ${user.id} for update`;
    await leaving`update users set deleted_at = now() where id = ${user.id}`;
    const rows =
      sql`insert into posts (user_id, content) values (${user.id}, 'Encore ?') returning id`.execute();
    await expect.poll(() => countBlockedBy(here?.pid)).toBe(1);
    return { rows };
  });
  const [row] = await (await written).rows;
  expect(await sql`select status from posts where id = ${row?.id}`).toMatchObject([{ status: "deleted" }]);
  const [comment] = await sql`insert into comments (post_id, user_id, content)
    values (${other.id}, ${user.id}, 'Et moi ?') returning id`;
  expect(await sql`select status from comments where id = ${comment?.id}`).toMatchObject([
    { status: "deleted" },
  ]);
  expect(await sql`select comments_count from posts where id = ${other.id}`).toMatchObject([
    { comments_count: 0 },
  ]);
});
