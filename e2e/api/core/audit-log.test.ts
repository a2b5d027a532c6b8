import { expect, test } from "vitest";
import { updateApplication, updateApplications } from "@/lib/applications/review-contract";
import { acceptComment, createComment, deleteComment } from "@/lib/posts/comments-contract";
import { browserClient, visitorClient } from "../../support/api";
import { apply } from "../../support/applications";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { admin, newEmail, student } from "../../support/users";

const entriesOf = (type: string, id: number) =>
  sql`select action, actor_id, details from audit_log
    where subject_type = ${type} and subject_id = ${id} order by id`;

async function visitorComment(postId: number): Promise<number> {
  const author = { author_name: "Zoé Passante", author_email: newEmail() };
  const body = { content: "Belle photo", ...author };
  return (await visitorClient().call(createComment, { params: { id: postId }, body })).body.data.id;
}

test("records who accepts and who deletes a visitor's comment", async () => {
  const { id: postId, by } = await insertPost();
  const [owner, administrator] = [await browserClient(by), await admin()];
  const id = await visitorComment(postId);
  expect((await owner.call(acceptComment, { params: { id } })).status).toBe(200);
  expect((await owner.call(acceptComment, { params: { id } })).status, "again").toBe(200);
  expect((await (await browserClient(administrator)).call(deleteComment, { params: { id } })).status).toBe(
    200,
  );
  const details = { post: postId, author: null };
  expect(await entriesOf("comment", id)).toEqual([
    { action: "comment_accepted", actor_id: by.id, details },
    { action: "comment_deleted", actor_id: administrator.id, details },
  ]);
});

test("records deletions of other users' comments, but not of the viewer's own", async () => {
  const { id: postId, by } = await insertPost();
  const [writer, owner] = [await student(), await browserClient(by)];
  const client = await browserClient(writer);
  const comment = async () =>
    (await client.call(createComment, { params: { id: postId }, body: { content: "Bonjour" } })).body.data.id;
  const [own, other] = [await comment(), await comment()];
  expect((await client.call(deleteComment, { params: { id: own } })).status).toBe(200);
  expect((await owner.call(deleteComment, { params: { id: other } })).status).toBe(200);
  expect(await entriesOf("comment", own)).toEqual([]);
  expect(await entriesOf("comment", other)).toEqual([
    { action: "comment_deleted", actor_id: by.id, details: { post: postId, author: writer.id } },
  ]);
});

test("records each decision in its transaction, and no rejected request", async () => {
  const at = await insertJob();
  const [first, second] = [(await apply({ at })).application.id, (await apply({ at })).application.id];
  const recruiter = await browserClient(at.by);
  const rejected = await recruiter.call(updateApplications, {
    body: { ids: [first, 2_147_483_647], status: "rejected" },
  });
  expect(rejected.status).toBe(404);
  expect(await entriesOf("application", first)).toEqual([]);
  const all = await recruiter.call(updateApplications, {
    body: { ids: [first, second], status: "accepted" },
  });
  expect(all.status).toBe(200);
  const administrator = await admin();
  const approved = await (await browserClient(administrator)).call(updateApplication, {
    params: { id: first },
    body: { status: "approved" },
  });
  expect(approved.status).toBe(200);
  const accepted = { action: "application_answered", actor_id: at.by.id, details: { status: "accepted" } };
  expect(await entriesOf("application", second)).toEqual([accepted]);
  expect(await entriesOf("application", first)).toEqual([
    accepted,
    { action: "application_answered", actor_id: administrator.id, details: { status: "approved" } },
  ]);
});
