import { expect, test } from "vitest";
import type { DecisionAction } from "@/db/enums";
import { deleteJob } from "@/lib/jobs/contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { deleteComment } from "@/lib/posts/comments-contract";
import { deletePost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { insertComment } from "../../support/comments";
import { insertColleague } from "../../support/companies";
import { insertJob } from "../../support/jobs";
import { findItem, insertReport } from "../../support/moderation";
import { notificationKinds } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { admin, company, password, student } from "../../support/users";

const content = "Un texte blessant";

type Subject = "post" | "comment" | "job";

const insert = {
  post: () => insertPost({ content }),
  async comment() {
    const by = await student();
    return { by, ...(await insertComment({ by, content })) };
  },
  async job() {
    // An owner without another one cannot delete their account.
    const by = await insertColleague(await company(), "recruiter");
    return insertJob({ by, title: content });
  },
};

const remove = {
  post: (client: ApiClient, id: number) => client.call(deletePost, { params: { id } }),
  comment: (client: ApiClient, id: number) => client.call(deleteComment, { params: { id } }),
  job: (client: ApiClient, id: number) => client.call(deleteJob, { params: { id } }),
};

/** Inserts a text and its report; the author deletes the text. */
async function deleteReported(subject: Subject) {
  const [{ id, by }, reporter] = [await insert[subject](), await student()];
  await insertReport(subject, id, { by: reporter });
  const author = await browserClient(by);
  expect((await remove[subject](author, id)).status).toBe(200);
  return { id, author, reporter: await browserClient(reporter) };
}

test.each([
  ["post", "delete"],
  ["comment", "delete"],
  ["job", "hide"],
] as const)(
  "the report of a %s that its author deletes stays open for a measure on the author",
  async (subject, action) => {
    const { id, author, reporter } = await deleteReported(subject);
    expect(await notificationKinds(reporter), "nothing is decided").toEqual([]);
    const moderator = await browserClient(await admin());
    const item = await findItem(moderator, [subject, id]);
    expect(item).toMatchObject({ is_deleted: true, excerpt: content, job_id: null });
    const decide = (measure: DecisionAction) =>
      moderator.call(decideReports, {
        params: { id: Number(item?.id) },
        body: { action: measure, rule: "harassment" },
      });
    expect((await decide(action)).status, action).toBe(404);
    expect((await decide("warn")).status).toBe(200);
    expect(await notificationKinds(reporter)).toEqual(["report_decided"]);
    expect(await notificationKinds(author)).toContain("content_moderated");
  },
);

test.each(["post", "comment", "job"] as const)(
  "the report of a deleted %s leaves the queue with its author's account",
  async (subject) => {
    const { id, author } = await deleteReported(subject);
    expect((await author.call(deleteOwnAccount, { body: { password } })).status).toBe(200);
    expect(await findItem(await browserClient(await admin()), [subject, id])).toBeUndefined();
  },
);
