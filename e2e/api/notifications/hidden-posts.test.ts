import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import { changeGroupOwner } from "@/lib/groups/members-contract";
import { createComment } from "@/lib/posts/comments-contract";
import { insertComment } from "../../support/comments";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { notificationKinds } from "../../support/notifications";
import { insertPost } from "../../support/posts";

/** Inserts comments by each of `by` under a post of the user, and another user's reply to each. */
async function answeredUnder({ user }: SignedInStudent, by: SignedInStudent[], group?: number) {
  const { id } = await insertPost({ by: user, ...(group !== undefined && { group }) });
  const other = await signedInStudent();
  for (const author of by) {
    const { id: reply_to_id } = await insertComment({ by: author.user, on: id });
    await other.browser.call(createComment, { params: { id }, body: { content: "Moi aussi", reply_to_id } });
  }
}

test("a reply under a post does not notify users in a block with the post's author", async () => {
  const [author, blocking, blocked, viewer] = await students();
  await block(blocking.user, author.user);
  await block(author.user, blocked.user);
  await answeredUnder(author, [blocking, blocked, viewer]);
  expect(await notificationKinds(viewer.browser)).toEqual(["comment_answered"]);
  for (const { browser } of [blocking, blocked]) expect(await notificationKinds(browser)).toEqual([]);
});

test("a block deletes notifications about the other user's posts, regardless of the actor", async () => {
  const [author, blocking, blocked, viewer] = await students();
  await answeredUnder(author, [blocking, blocked, viewer]);
  for (const { browser } of [blocking, blocked, viewer])
    expect(await notificationKinds(browser)).toEqual(["comment_answered"]);
  await blocking.browser.call(blockUser, { body: { user_id: author.user.id } });
  await author.browser.call(blockUser, { body: { user_id: blocked.user.id } });
  expect(await notificationKinds(viewer.browser)).toEqual(["comment_answered"]);
  for (const { browser } of [blocking, blocked]) expect(await notificationKinds(browser)).toEqual([]);
});

test("a block with the owner of a public group deletes an outsider's notifications of it, but not a member's", async () => {
  const [author, owner, outsider, member] = await students();
  const group = await insertGroup(owner.user);
  for (const { user } of [author, member]) await insertMember(group, user);
  await answeredUnder(author, [outsider, member], group);
  for (const { browser } of [outsider, member]) {
    expect(await notificationKinds(browser)).toEqual(["comment_answered"]);
    await browser.call(blockUser, { body: { user_id: owner.user.id } });
  }
  expect(await notificationKinds(member.browser)).toEqual(["comment_answered"]);
  expect(await notificationKinds(outsider.browser)).toEqual([]);
});

test("a new owner in a block with an outsider deletes the outsider's notifications of the group", async () => {
  const [author, owner, outsider, successor] = await students();
  const group = await insertGroup(owner.user);
  for (const { user } of [author, successor]) await insertMember(group, user);
  await block(successor.user, outsider.user);
  await answeredUnder(author, [outsider], group);
  expect(await notificationKinds(outsider.browser)).toEqual(["comment_answered"]);
  const body = { user_id: successor.user.id };
  await owner.browser.call(changeGroupOwner, { params: { id: group }, body });
  expect(await notificationKinds(outsider.browser)).toEqual([]);
});

async function students(): Promise<[SignedInStudent, SignedInStudent, SignedInStudent, SignedInStudent]> {
  return [await signedInStudent(), await signedInStudent(), await signedInStudent(), await signedInStudent()];
}
