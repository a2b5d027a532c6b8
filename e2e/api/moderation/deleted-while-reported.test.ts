import { expect, test } from "vitest";
import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import { decideHeld } from "@/lib/moderation/held-contract";
import { setPostStatuses } from "@/lib/moderation/post-status-contract";
import { deleteComment } from "@/lib/posts/comments-contract";
import { deletePost } from "@/lib/posts/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { insertReport } from "../../support/moderation";
import { hold } from "../../support/moderation-rules";
import { notificationKinds } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { admin, student, type TestUser } from "../../support/users";

/** Inserts a text and its report, and signs its author and the reporter in. */
async function insertReported(subject: "post" | "comment", by?: TestUser) {
  const [author, reporter] = [by ?? (await student()), await student()];
  const { id } = await (subject === "post" ? insertPost({ by: author }) : insertComment({ by: author }));
  const report = await insertReport(subject, id, { by: reporter });
  return { id, report, author: await browserClient(author), reporter: await browserClient(reporter) };
}

const statusOf = async (report: number) =>
  (await sql`select status from reports where id = ${report}`)[0]?.status;

const deleteById = {
  post: (client: ApiClient, id: number) => client.call(deletePost, { params: { id } }),
  comment: (client: ApiClient, id: number) => client.call(deleteComment, { params: { id } }),
};
const deleteInList = {
  post: (client: ApiClient, id: number) =>
    client.call(setPostStatuses, { body: { ids: [id], status: "deleted" } }),
  comment: (client: ApiClient, id: number) =>
    client.call(setCommentStatuses, { body: { ids: [id], status: "deleted" } }),
};

test.each([
  ["post", "on its page", deleteById.post],
  ["post", "in the list", deleteInList.post],
  ["comment", "on its page", deleteById.comment],
  ["comment", "in the list", deleteInList.comment],
] as const)(
  "the reporter of a %s that an administrator deletes %s is notified",
  async (subject, _, remove) => {
    const { id, report, reporter } = await insertReported(subject);
    expect((await remove(await browserClient(await admin()), id)).status).toBe(200);
    expect(await statusOf(report)).toBe("resolved");
    expect(await notificationKinds(reporter)).toEqual(["report_decided"]);
  },
);

test("the reporter of an administrator's post that its author deletes in the list is not notified", async () => {
  const { id, report, author, reporter } = await insertReported("post", await admin());
  expect((await deleteInList.post(author, id)).status).toBe(200);
  expect(await statusOf(report)).toBe("pending");
  expect(await notificationKinds(reporter)).toEqual([]);
});

test("the reports about a held comment belong to the decision that rejects it", async () => {
  const { id, report } = await insertReported("comment");
  await hold("comments", id);
  const rejection = { subject: "held_comment", subject_id: id, action: "reject", rule: "spam" } as const;
  const moderator = await browserClient(await admin());
  expect((await moderator.call(decideHeld, { body: rejection })).status).toBe(200);
  const [row] = await sql`select r.status, d.subject_id from reports r
    join moderation_decisions d on d.id = r.decision_id where r.id = ${report}`;
  expect(row).toEqual({ status: "resolved", subject_id: id });
});
