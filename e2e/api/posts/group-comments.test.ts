import { expect, test } from "vitest";
import { createComment } from "@/lib/posts/comments-contract";
import { createPost } from "@/lib/posts/contract";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { holdLocks, waitUntilBlocking } from "../../support/locks";

test("does not store a comment that waits while its author is removed from the group", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const group = await insertGroup(ines.user, { visibility: "private" });
  await insertMember(group, marc.user);
  const written = await ines.browser.call(createPost, { body: { content: "Secret", group_id: group } });
  const { id } = written.body.data;
  const comment = (content: string) =>
    marc.browser.call(createComment, { params: { id }, body: { content } });
  expect((await comment("Avant")).status).toBe(201);
  const removal = await holdLocks(async (tx) => {
    await tx`select from users where id = ${ines.user.id} for update`;
    await tx`delete from group_members where group_id = ${group} and user_id = ${marc.user.id}`;
  });
  const late = comment("Après");
  await waitUntilBlocking(removal.pid);
  await removal.end();
  expect((await late).status).toBe(404);
  expect(await sql`select content from comments where post_id = ${id}`).toEqual([{ content: "Avant" }]);
});
