import { expect, test, vi } from "vitest";
import { groupChannel, membersChannel } from "@/lib/core/realtime/channels";
import { authorizeChannel } from "@/lib/core/realtime/contract";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { updateGroup } from "@/lib/groups/contract";
import { leaveGroup, removeGroupMember } from "@/lib/groups/members-contract";
import { createComment } from "@/lib/posts/comments-contract";
import { createPost, likePost } from "@/lib/posts/contract";
import { form, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { everyone, groupWithEveryone, visibilities } from "../../support/group-relations";
import { groupOfTwo, insertMember } from "../../support/groups";
import { mentionOf } from "../../support/mentions";
import { notificationKinds } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { connect, subscribe } from "../../support/realtime-client";
import type { TestUser } from "../../support/users";

test("a mention in a private group notifies members, but no outsiders", async () => {
  const { ines, marc, id } = await groupOfTwo();
  const zoe = await signedInStudent();
  const content = `Bonjour ${mentionOf(marc.user)} et ${mentionOf(zoe.user)}`;
  await ines.browser.call(createPost, { body: { content, group_id: id } });
  expect([await notificationKinds(marc.browser), await notificationKinds(zoe.browser)]).toEqual([
    ["post_mentioned"],
    [],
  ]);
  const { body } = await ines.browser.call(createPost, { body: { content: "Une question", group_id: id } });
  await ines.browser.call(createComment, { params: { id: body.data.id }, body: { content } });
  expect([await notificationKinds(marc.browser), await notificationKinds(zoe.browser)]).toEqual([
    ["comment_mentioned", "post_mentioned"],
    [],
  ]);
});

const cases: [
  what: string,
  end: (group: Awaited<ReturnType<typeof groupOfTwo>>) => Promise<{ status: number }>,
][] = [
  [
    "is removed",
    ({ ines, marc, id }) => ines.browser.call(removeGroupMember, { params: { id, user_id: marc.user.id } }),
  ],
  [
    "is banned",
    ({ ines, marc, id }) =>
      ines.browser.call(banFromGroup, { params: { id }, body: { user_id: marc.user.id } }),
  ],
  ["leaves", ({ marc, id }) => marc.browser.call(leaveGroup, { params: { id } })],
];

test.each(cases)(
  "a user who %s loses the notifications about the group's posts and gets no more",
  async (_, end) => {
    const group = await groupOfTwo();
    const { ines, marc, id } = group;
    const own = await insertPost({ by: marc.user, group: id });
    const elsewhere = await insertPost({ by: marc.user });
    for (const params of [{ id: own.id }, { id: elsewhere.id }])
      await ines.browser.call(likePost, { params });
    expect(await notificationKinds(marc.browser)).toEqual(["post_liked", "post_liked"]);
    await end(group);
    expect(await notificationKinds(marc.browser)).toEqual(["post_liked"]);
    await ines.browser.call(createComment, { params: { id: own.id }, body: { content: "Et toi ?" } });
    expect(await notificationKinds(marc.browser)).toEqual(["post_liked"]);
  },
);

test("making a public group private deletes the notifications of outsiders", async () => {
  const { ines, marc, id } = await groupOfTwo("public");
  const zoe = await signedInStudent();
  const { id: postId } = await insertPost({ by: marc.user, group: id });
  const { body } = await zoe.browser.call(createComment, { params: { id: postId }, body: { content: "Vu" } });
  const reply = { content: "Merci", reply_to_id: body.data.id };
  await ines.browser.call(createComment, { params: { id: postId }, body: reply });
  expect([await notificationKinds(zoe.browser), await notificationKinds(marc.browser)]).toEqual([
    ["comment_answered"],
    ["post_commented"],
  ]);
  const change = form({ name: "Club de go", is_private: "1" });
  expect((await ines.browser.call(updateGroup, { params: { id }, body: change })).status).toBe(200);
  expect([await notificationKinds(zoe.browser), await notificationKinds(marc.browser)]).toEqual([
    [],
    ["post_commented"],
  ]);
});

test.each(visibilities)("signs the channel of a %s group only for its members", async (visibility) => {
  const { id, people } = await groupWithEveryone(visibility);
  const body = { socket_id: "1234.5678", channel_name: groupChannel(id) };
  const signed: string[] = [];
  for (const name of everyone) {
    const { status } = await people[name].client.call(authorizeChannel, { body });
    if (status === 200) signed.push(name);
  }
  expect(signed).toEqual(["owner", "admin", "moderator", "member"]);
  await sql`update groups set deleted_at = now() where id = ${id}`;
  expect((await people.member.client.call(authorizeChannel, { body })).status).toBe(403);
});

test.each(cases)(
  "a member who %s receives no more events of the group, and outsiders receive none",
  async (_, end) => {
    const group = await groupOfTwo();
    const { ines, marc, id } = group;
    const zoe = await signedInStudent();
    await insertMember(id, zoe.user);
    const outsider = await signedInStudent();
    const listen = async ({ user }: { user: TestUser }, name: string) => {
      const channel = await subscribe(await connect(await tokenClient(user)), name);
      const ids: number[] = [];
      channel.bind("post:created", (event: RealtimeEvents["post:created"]) => ids.push(event.id));
      channel.bind("posts:changed", ({ changed, removed }: RealtimeEvents["posts:changed"]) =>
        ids.push(...changed.map((change) => change.id), ...removed),
      );
      return ids;
    };
    const [ofMarc, ofZoe] = [await listen(marc, groupChannel(id)), await listen(zoe, groupChannel(id))];
    const outside = await listen(outsider, membersChannel);
    const write = async () => {
      const { body } = await ines.browser.call(createPost, { body: { content: "Bonjour", group_id: id } });
      return body.data.id;
    };
    const first = await write();
    await vi.waitUntil(() => ofMarc.includes(first) && ofZoe.includes(first), { timeout: 10_000 });
    expect((await end(group)).status).toBeLessThan(300);
    const second = await write();
    await zoe.browser.call(likePost, { params: { id: second } });
    await vi.waitUntil(() => ofZoe.filter((postId) => postId === second).length === 2, { timeout: 20_000 });
    expect(ofMarc).not.toContain(second);
    expect(outside.filter((postId) => [first, second].includes(postId))).toEqual([]);
  },
  60_000,
);
