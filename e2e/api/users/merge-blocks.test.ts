import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import { createComment } from "@/lib/posts/comments-contract";
import { browserClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { block } from "../../support/friends";
import { mentionOf } from "../../support/mentions";
import { merge } from "../../support/merge";
import { like, readNotifications } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { admin, student } from "../../support/users";

const school = await browserClient(await admin());

test("a block of or by either account deletes the notifications about the other side, in both directions", async () => {
  const [remaining, other, blocked, friend] = [
    await student(),
    await student(),
    await student(),
    await student(),
  ];
  const [own, theirs] = [await insertPost({ by: remaining }), await insertPost({ by: blocked })];
  for (const viewer of [blocked, friend]) await like(own.id, viewer);
  const author = await tokenClient(friend);
  const mentioned = { content: `Merci ${mentionOf(remaining)}` };
  await author.call(createComment, { params: { id: theirs.id }, body: mentioned });
  await like(theirs.id, other);
  const setting = { category: "likes", app: true, email: true, digest: false };
  await sql`insert into notification_preferences ${sql({ user_id: friend.id, ...setting })}`;
  await like((await insertPost({ by: friend })).id, other);
  await block(other, blocked);
  expect((await merge(school, remaining, other)).status).toBe(200);
  const { data } = (await readNotifications(await tokenClient(remaining))).data;
  expect(data).toMatchObject([{ kind: "post_liked", count: 1, actor: { id: friend.id } }]);
  const ofBlocked = await readNotifications(await tokenClient(blocked));
  expect(ofBlocked.data.data).toMatchObject([{ kind: "post_commented", actor: { id: friend.id } }]);
  const emails =
    await sql`select params ->> 'actor_id' as actor from emails where user_id = ${friend.id} and kind = 'post_liked'`;
  expect(emails, "an email names the account that remains").toEqual([{ actor: String(remaining.id) }]);
  await author.call(blockUser, { body: { user_id: remaining.id } });
  expect(await sql`select id from emails where user_id = ${friend.id} and kind = 'post_liked'`).toEqual([]);
});
