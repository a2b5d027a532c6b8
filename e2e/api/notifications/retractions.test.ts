import { expect, test } from "vitest";
import { muteUser } from "@/lib/blocks/contract";
import { inviteToGroup } from "@/lib/groups/admission-contract";
import { deleteGroup } from "@/lib/groups/contract";
import {
  inviteEmailsToGroup,
  listGroupEmailInvitations,
  revokeGroupEmailInvitation,
} from "@/lib/groups/email-invitations-contract";
import { joinGroup } from "@/lib/groups/members-contract";
import { setPostStatus } from "@/lib/moderation/post-status-contract";
import { getUnread, markNotificationsRead } from "@/lib/notifications/contract";
import { createComment, deleteComment } from "@/lib/posts/comments-contract";
import { createPost, deletePost, likePost, unlikePost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { type ApiClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";
import { mentionOf } from "../../support/mentions";
import { like, notificationKinds, readNotifications } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { admin, password, student, type TestUser } from "../../support/users";

const unlike = async (id: number, by: TestUser) =>
  (await tokenClient(by)).call(unlikePost, { params: { id } });

test("removes the notification of a retracted like, and never notifies of the author's own like", async () => {
  const { id, by } = await insertPost();
  const [one, two] = [await student(), await student()];
  await like(id, by);
  await like(id, one);
  await like(id, one);
  await like(id, two);
  const author = await tokenClient(by);
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 2, actor: { id: two.id } }]);
  await (await tokenClient(two)).call(unlikePost, { params: { id } });
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 1, actor: { id: one.id } }]);
  await (await tokenClient(one)).call(unlikePost, { params: { id } });
  expect((await readNotifications(author)).data.data).toEqual([]);
});

test("a retracted like leaves other notifications alone", async () => {
  const { id, by } = await insertPost();
  const [one, two, three] = [await student(), await student(), await student()];
  const author = await tokenClient(by);
  await like(id, one);
  await author.call(markNotificationsRead, { body: {} });
  for (const user of [two, three, by]) await like(id, user);
  await unlike(id, by);
  expect((await readNotifications(author)).data.data).toMatchObject([
    { count: 2, is_read: false, actor: { id: three.id } },
    { count: 1, is_read: true, actor: { id: one.id } },
  ]);
  await unlike(id, one);
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 2, actor: { id: three.id } }]);
  await unlike(id, three);
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 1, actor: { id: two.id } }]);
});

test("a muted user's like is neither counted nor retracted", async () => {
  const { id, by } = await insertPost();
  const [muted, other] = [await student(), await student()];
  const author = await tokenClient(by);
  await author.call(muteUser, { body: { user_id: muted.id } });
  await like(id, other);
  await like(id, muted);
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 1, actor: { id: other.id } }]);
  await unlike(id, muted);
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 1, actor: { id: other.id } }]);
});

test("fifty likes are one notification that counts once, and fifty unlikes delete it", {
  timeout: 120_000,
}, async () => {
  const { id, by } = await insertPost();
  const author = await tokenClient(by);
  const fans: ApiClient[] = [];
  const sendInWaves = async (send: (liker: ApiClient) => Promise<unknown>) => {
    for (let offset = 0; offset < 50; offset += 10)
      await Promise.all(fans.slice(offset, offset + 10).map(send));
  };
  for (let index = 0; index < 50; index++) fans.push(await tokenClient(await student()));
  await sendInWaves((liker) => liker.call(likePost, { params: { id } }));
  expect((await author.call(getUnread, {})).body.notifications).toBe(1);
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 50 }]);
  const [last] = fans.splice(49);
  await sendInWaves((liker) => liker.call(unlikePost, { params: { id } }));
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 1 }]);
  await last?.call(unlikePost, { params: { id } });
  expect((await readNotifications(author)).data.data).toEqual([]);
});

test("withdraws a deferred email with its last like, and otherwise names the remaining users", async () => {
  const { id, by } = await insertPost();
  await sql`insert into notification_preferences (user_id, category, app, email, digest)
    values (${by.id}, 'likes', true, true, false)`;
  await sql`insert into notification_settings (user_id, quiet_from, quiet_until)
    values (${by.id}, (now() at time zone 'Europe/Paris' - interval '1 hour')::time,
      (now() at time zone 'Europe/Paris' + interval '1 hour')::time)`;
  const deferredActors = async () =>
    (await sql`select params from emails where user_id = ${by.id} and due_at > now()`).map(({ params }) => [
      params.actor_id,
      params.actor,
    ]);
  const [one, two] = [await student(), await student()];
  await like(id, one);
  await like(id, two);
  expect(await deferredActors()).toEqual([[one.id, one.name]]);
  await unlike(id, one);
  expect(await deferredActors()).toEqual([[two.id, two.name]]);
  await unlike(id, two);
  expect(await deferredActors()).toEqual([]);
});

test("does not withdraw an email that is due", async () => {
  const { id, by } = await insertPost();
  await sql`insert into notification_preferences (user_id, category, app, email, digest)
    values (${by.id}, 'likes', true, true, false)`;
  const liker = await student();
  await like(id, liker);
  await unlike(id, liker);
  expect(await sql`select kind from emails where user_id = ${by.id}`).toEqual([{ kind: "post_liked" }]);
});

test("deleting a comment deletes its notification and its excerpt", async () => {
  const { id, by } = await insertPost();
  const [viewer, third] = [await tokenClient(await student()), await tokenClient(await student())];
  const first = (await viewer.call(createComment, { params: { id }, body: { content: "Bravo" } })).body.data;
  const reply = { content: "Aussi", reply_to_id: first.id };
  const second = (await third.call(createComment, { params: { id }, body: reply })).body.data;
  const author = await tokenClient(by);
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 2, detail: "Aussi" }]);
  await third.call(deleteComment, { params: { id: second.id } });
  expect((await readNotifications(author)).data.data).toMatchObject([{ count: 1, detail: "Bravo" }]);
  expect((await readNotifications(viewer)).data.data).toEqual([]);
});

test("deleting a post deletes its notifications", async () => {
  const by = await student();
  const [one, remaining] = [await insertPost({ by }), await insertPost({ by })];
  for (const { id } of [one, remaining]) await like(id, await student());
  const author = await tokenClient(by);
  expect((await readNotifications(author)).unread).toBe(2);
  await author.call(deletePost, { params: { id: one.id } });
  expect((await readNotifications(author)).data.data).toMatchObject([{ href: `/en/posts/${remaining.id}` }]);
});

test("a post that is hidden from others notifies only its author", async () => {
  const [author, mentioned, viewer] = [await student(), await student(), await student()];
  const client = await tokenClient(author);
  const content = `Un secret de ${mentionOf(mentioned)}`;
  const { id } = (await client.call(createPost, { body: { content } })).body.data;
  await like(id, viewer);
  const [own, other] = [client, await tokenClient(mentioned)];
  expect([await notificationKinds(own), await notificationKinds(other)]).toEqual([
    ["post_liked"],
    ["post_mentioned"],
  ]);
  const moderator = await tokenClient(await admin());
  await moderator.call(setPostStatus, { params: { id }, body: { status: "archived" } });
  expect([await notificationKinds(own), await notificationKinds(other)]).toEqual([["post_liked"], []]);
  expect((await other.call(getUnread, {})).body.notifications).toBe(0);
});

test("a reply under a post that only its author can still see creates no notification", async () => {
  const { id, by } = await insertPost();
  const [author, viewer] = [await tokenClient(by), await tokenClient(await student())];
  const params = { id };
  const parent = (await viewer.call(createComment, { params, body: { content: "Ah ?" } })).body.data;
  const reply = { params, body: { content: "Eh oui", reply_to_id: parent.id } };
  await author.call(createComment, reply);
  expect(await notificationKinds(viewer)).toEqual(["comment_answered"]);
  await (await tokenClient(await admin())).call(setPostStatus, { params, body: { status: "archived" } });
  await author.call(createComment, reply);
  expect(await notificationKinds(viewer)).toEqual([]);
});

test("deletes the notifications of a deleted account's posts", async () => {
  const { id, by } = await insertPost();
  const [parentAuthor, other] = [await tokenClient(await student()), await tokenClient(await student())];
  const params = { id };
  const parent = (await parentAuthor.call(createComment, { params, body: { content: "Qui vient ?" } })).body
    .data;
  await other.call(createComment, { params, body: { content: "Moi", reply_to_id: parent.id } });
  expect(await notificationKinds(parentAuthor)).toEqual(["comment_answered"]);
  await (await tokenClient(by)).call(deleteOwnAccount, { body: { password } });
  expect(await notificationKinds(parentAuthor)).toEqual([]);
});

test("deletes the notification of a revoked invitation, but keeps that of an accepted one", async () => {
  const [owner, guest, member] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const params = { id: await insertGroup(owner.user, { visibility: "private" }) };
  const emails = [guest, member].map(({ user }) => user.email).join("\n");
  await owner.browser.call(inviteEmailsToGroup, { params, body: { emails } });
  expect((await member.browser.call(joinGroup, { params })).status).toBe(200);
  expect(await notificationKinds(guest.browser)).toEqual(["group_invited"]);
  const { data } = (await owner.browser.call(listGroupEmailInvitations, { params })).body;
  for (const { id: invitation_id } of data)
    await owner.browser.call(revokeGroupEmailInvitation, { params: { ...params, invitation_id } });
  expect(await notificationKinds(guest.browser)).toEqual([]);
  expect(await notificationKinds(member.browser)).toEqual(["group_invited"]);
});

test("deletes the notifications of a deleted group's invitations and requests", async () => {
  const [owner, guest, other] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const params = { id: await insertGroup(owner.user, { visibility: "private" }) };
  await owner.browser.call(inviteToGroup, { params, body: { user_id: guest.user.id } });
  await other.browser.call(joinGroup, { params });
  const kinds = async () => [await notificationKinds(owner.browser), await notificationKinds(guest.browser)];
  expect(await kinds()).toEqual([["group_requested"], ["group_invited"]]);
  expect((await owner.browser.call(deleteGroup, { params })).status).toBe(200);
  expect(await kinds()).toEqual([[], []]);
});
