import { expect, test } from "vitest";
import type { DecisionAction } from "@/db/enums";
import { updateJob } from "@/lib/jobs/contract";
import { decideAppeal, listAppeals } from "@/lib/moderation/decisions-contract";
import { setPostStatus } from "@/lib/moderation/post-status-contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { deletePost, updatePost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient, signInWithPassword } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { findItem, insertReport } from "../../support/moderation";
import { hold } from "../../support/moderation-rules";
import { insertPost } from "../../support/posts";
import { admin, password, student, type TestUser } from "../../support/users";

const school = await browserClient(await admin());
const colleague = await browserClient(await admin());

type Subject = readonly ["post" | "comment" | "job", number];

const measure = (action: DecisionAction) => ({ action, rule: "harassment" });

async function decideOn(subject: Subject, action: DecisionAction): Promise<number> {
  const params = { id: await insertReport(...subject) };
  const decided = await school.call(decideReports, { params, body: measure(action) });
  expect(decided.status).toBe(200);
  return decided.body.data.id;
}

async function overturn(id: number, by = colleague) {
  await sql`update moderation_decisions set appeal = 'Une citation', appealed_at = now() where id = ${id}`;
  return by.call(decideAppeal, { params: { id }, body: { is_overturned: true } });
}

const suspend = async (by: TestUser) => decideOn(["post", (await insertPost({ by })).id], "suspend");

const statusOf = async ({ id }: TestUser) =>
  (await sql`select status from users where id = ${id}`)[0]?.status;

test("a suspension ends when its own appeal is granted, but not when that of an earlier one is", async () => {
  const author = await student();
  const first = await suspend(author);
  await school.call(setUserStatus, { params: { id: author.id }, body: { status: "active" } });
  const second = await suspend(author);
  expect((await overturn(first)).status).toBe(200);
  expect(await statusOf(author)).toBe("suspended");
  expect((await overturn(second)).status).toBe(200);
  expect(await statusOf(author)).toBe("active");
});

test("overturning a decision publishes the hidden text, not a later edit", async () => {
  const author = await student();
  const client = await browserClient(author);
  const { id } = await insertPost({ by: author, content: "Une citation" });
  const edit = (content: string) => client.call(updatePost, { params: { id }, body: { content } });
  expect((await edit("Une citation de Hugo")).status).toBe(200);
  const decision = await decideOn(["post", id], "hide");
  const { status, body } = await edit("Achetez ici");
  expect([status, body.code]).toEqual([409, "post_archived"]);
  expect((await overturn(decision)).status).toBe(200);
  const [stored] = await sql`select status, content from posts where id = ${id}`;
  expect(stored).toEqual({ status: "published", content: "Une citation de Hugo" });
  expect((await edit("Une citation de Sand")).status, "afterwards").toBe(200);
});

test("a company reopens a job that the school has hidden only once the decision is overturned", async () => {
  const { id, by } = await insertJob();
  const recruiter = await browserClient(by);
  const change = async (body: { status?: "active" | "closed" | "draft"; title?: string }) => {
    const response = await recruiter.call(updateJob, { params: { id }, body });
    return [response.status, response.body.code];
  };
  const [changed, rejected] = [
    [200, undefined],
    [409, "job_hidden"],
  ];
  expect(await change({ status: "closed" })).toEqual(changed);
  expect(await change({ status: "active" }), "which the company has closed").toEqual(changed);
  const decision = await decideOn(["job", id], "hide");
  expect(await change({ status: "active" })).toEqual(rejected);
  expect(await change({ status: "draft", title: "Stage au fournil" })).toEqual(changed);
  expect(await change({ status: "active" }), "by way of a draft").toEqual(rejected);
  expect((await overturn(decision)).status).toBe(200);
  expect(await change({ status: "active" })).toEqual(changed);
});

test("a job that the school hides at the same moment is not reopened", async () => {
  const { id, by } = await insertJob({ status: "closed" });
  const decision = { subject_type: "job", subject_id: id, author_id: by.id, action: "hide", rule: "spam" };
  const hiding = await holdLocks(async (tx) => {
    await tx`select from job_postings where id = ${id} for no key update`;
    await tx`insert into moderation_decisions ${tx(decision)}`;
  });
  const recruiter = await browserClient(by);
  const reopened = recruiter.call(updateJob, { params: { id }, body: { status: "active" } });
  await waitUntilBlocking(hiding.pid).finally(hiding.end);
  expect((await reopened).body.code).toBe("job_hidden");
});

const statusOfPost = async (id: number) => (await sql`select status from posts where id = ${id}`)[0]?.status;
const setPost = (id: number, status: "published" | "archived" | "draft") =>
  school.call(setPostStatus, { params: { id }, body: { status } });

test("overturning a decision keeps a status that an administrator has set before or since", async () => {
  const [archived, drafted, since] = [await insertPost(), await insertPost(), await insertPost()];
  await setPost(archived.id, "archived");
  await setPost(drafted.id, "draft");
  const decisions = [
    await decideOn(["post", archived.id], "hide"),
    await decideOn(["post", drafted.id], "delete"),
    await decideOn(["post", since.id], "hide"),
  ];
  await setPost(since.id, "published");
  await setPost(since.id, "archived");
  for (const decision of decisions) expect((await overturn(decision)).status).toBe(200);
  const statuses = [];
  for (const { id } of [archived, drafted, since]) statuses.push(await statusOfPost(id));
  expect(statuses).toEqual(["archived", "draft", "archived"]);
});

test("a post that two decisions have hidden is published when the second is overturned", async () => {
  const { id } = await insertPost();
  const decisions = [await decideOn(["post", id], "hide"), await decideOn(["post", id], "delete")] as const;
  expect((await overturn(decisions[1])).status).toBe(200);
  expect(await statusOfPost(id)).toBe("archived");
  expect((await overturn(decisions[0])).status).toBe(200);
  expect(await statusOfPost(id)).toBe("published");
  const twice = [await decideOn(["post", id], "hide"), await decideOn(["post", id], "hide")] as const;
  expect((await overturn(twice[0])).status).toBe(200);
  expect(await statusOfPost(id)).toBe("archived");
  expect((await overturn(twice[1])).status).toBe(200);
  expect(await statusOfPost(id)).toBe("published");
});

test("a held post is pending again when a decision on its report is overturned", async () => {
  const author = await student();
  const held = [await insertPost({ by: author }), await insertPost({ by: author })] as const;
  const heldComment = await insertComment({ by: author });
  await hold("posts", held[0].id, held[1].id);
  await hold("comments", heldComment.id);
  const decisions = [
    await decideOn(["post", held[0].id], "hide"),
    await decideOn(["comment", heldComment.id], "delete"),
    await decideOn(["post", held[1].id], "delete"),
  ] as const;
  for (const decision of decisions.slice(0, 2)) expect((await overturn(decision)).status).toBe(200);
  expect(await statusOfPost(held[0].id)).toBe("pending");
  expect(await findItem(school, ["held_post", held[0].id])).toBeDefined();
  expect(await findItem(school, ["held_comment", heldComment.id])).toBeDefined();
  await (await browserClient(author)).call(deleteOwnAccount, { body: { password } });
  expect((await overturn(decisions[2])).status).toBe(200);
  expect((await signInWithPassword(author, { restore: true })).status).toBe(200);
  expect(await statusOfPost(held[1].id)).toBe("pending");
});

test("overturning a decision publishes nothing of a deleted account until it is restored", async () => {
  const author = await student();
  const hidden = await insertPost({ by: author });
  const removed = await insertComment({ by: author });
  const decisions = [
    await decideOn(["post", hidden.id], "hide"),
    await decideOn(["comment", removed.id], "delete"),
  ];
  await (await browserClient(author)).call(deleteOwnAccount, { body: { password } });
  for (const decision of decisions) expect((await overturn(decision)).status).toBe(200);
  const statuses = async () => [
    (await sql`select status from posts where id = ${hidden.id}`)[0]?.status,
    (await sql`select status from comments where id = ${removed.id}`)[0]?.status,
  ];
  expect(await statuses()).toEqual(["deleted", "deleted"]);
  expect((await signInWithPassword(author, { restore: true })).status).toBe(200);
  expect(await statuses()).toEqual(["published", "published"]);
});

test("overturning a decision does not restore content that its author has deleted, with or without the account", async () => {
  const author = await student();
  const client = await browserClient(author);
  const ids = [(await insertPost({ by: author })).id, (await insertPost({ by: author })).id] as const;
  const decisions = [
    await decideOn(["post", ids[0]], "hide"),
    await decideOn(["post", ids[1]], "hide"),
  ] as const;
  for (const id of ids) expect((await client.call(deletePost, { params: { id } })).status).toBe(200);
  expect((await overturn(decisions[0])).status).toBe(200);
  await client.call(deleteOwnAccount, { body: { password } });
  expect((await overturn(decisions[1])).status).toBe(200);
  expect((await signInWithPassword(author, { restore: true })).status).toBe(200);
  const rows = await sql`select status from posts where id in ${sql([...ids])}`;
  expect(rows.map(({ status }) => status)).toEqual(["deleted", "deleted"]);
});

test.each(["post", "comment"] as const)(
  "rejects a decision about a %s that its author deletes meanwhile",
  async (subject) => {
    const { id } = subject === "post" ? await insertPost() : await insertComment({ by: await student() });
    const params = { id: await insertReport(subject, id) };
    const deletion = await holdLocks(
      (tx) => tx`update ${tx(`${subject}s`)} set status = 'deleted' where id = ${id}`,
    );
    const decided = school.call(decideReports, { params, body: measure("delete") });
    await waitUntilBlocking(deletion.pid);
    await deletion.end();
    expect((await decided).status).toBe(404);
    const decisions =
      await sql`select from moderation_decisions where subject_type = ${subject} and subject_id = ${id}`;
    expect(decisions).toHaveLength(0);
  },
);

test("an administrator cannot decide on their own appeal, but a colleague can", async () => {
  const author = await admin();
  const client = await browserClient(author);
  const decision = await decideOn(["post", (await insertPost({ by: author })).id], "hide");
  const { status, body } = await overturn(decision, client);
  expect([status, body.code]).toEqual([403, "forbidden"]);
  const isOwn = async (by: typeof client) => {
    const { data } = (await by.call(listAppeals, { query: { per_page: 100 } })).body.data;
    return data.find(({ id }) => id === decision)?.is_own_appeal;
  };
  expect([await isOwn(client), await isOwn(colleague)]).toEqual([true, false]);
  expect((await overturn(decision)).status).toBe(200);
});
