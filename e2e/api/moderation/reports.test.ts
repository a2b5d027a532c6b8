import { expect, test } from "vitest";
import { getJob } from "@/lib/jobs/contract";
import { reportComment, reportJob, reportPost } from "@/lib/moderation/contract";
import { createComment, listComments } from "@/lib/posts/comments-contract";
import { getPost } from "@/lib/posts/contract";
import { browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertPost } from "../../support/posts";
import { company, student } from "../../support/users";

const reason = "Ce n’est pas\nbienveillant <b>.";

test("stores one report per user, which only its author sees", async () => {
  const { id } = await insertPost();
  const params = { id };
  const browser = await browserClient(await student());
  const first = await browser.call(reportPost, { params, body: { reason } });
  expect(first.status).toBe(201);
  expect(first.body.data).toEqual({ reason, post_id: id, created_at: expect.stringMatching(/Z$/) });
  const second = await browser.call(reportPost, { params, body: { reason: "encore" } });
  expect([second.status, second.body.code]).toEqual([409, "already_reported"]);
  expect(second.body.message).toBe("You have already reported this.");
  const again = await browser.call(getPost, { params });
  expect(again.body.data).toMatchObject({ has_reported: true, previous_report: first.body.data });
  const others = await (await browserClient(await company())).call(getPost, { params });
  expect(others.body.data).toMatchObject({ has_reported: false, previous_report: null });
  const [row] = await sql`select reports_count from posts where id = ${id}`;
  expect(row?.reports_count).toBe(1);
});

test("ignores a post_id in the body that differs from the path", async () => {
  const [one, other] = [await insertPost(), await insertPost()];
  const browser = await browserClient(await student());
  const path = `/api/posts/${one.id}/report`;
  const response = await browser.json<{ data: { post_id: number } }>(path, {
    method: "POST",
    body: { reason, post_id: other.id },
  });
  expect([response.status, response.body.data.post_id]).toEqual([201, one.id]);
});

test("requires a reason, and rejects a report of the reporter's own post", async () => {
  const { id, by } = await insertPost();
  const browser = await browserClient(await student());
  for (const blank of ["", " \n", "\u00a0"]) {
    const rejected = await browser.call(reportPost, { params: { id }, body: { reason: blank } });
    expect([rejected.status, rejected.body.errors]).toEqual([422, { reason: ["Please give a reason"] }]);
  }
  expect((await browser.call(reportPost, { params: { id }, body: { reason } })).status).toBe(201);
  const own = await (await browserClient(by)).call(reportPost, { params: { id }, body: { reason } });
  expect([own.status, own.body.code]).toEqual([403, "forbidden"]);
  expect((await visitorClient().call(reportPost, { params: { id }, body: { reason } })).status).toBe(401);
});

test("stores one of ten concurrent reports by a user", async () => {
  const { id } = await insertPost();
  const browser = await browserClient(await student());
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => browser.call(reportPost, { params: { id }, body: { reason } })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  const [row] = await sql`select reports_count from posts where id = ${id}`;
  expect(row?.reports_count).toBe(1);
});

test("reports comments in the same way", async () => {
  const { id, by } = await insertPost();
  const writer = await browserClient(by);
  const comment = await writer.call(createComment, { params: { id }, body: { content: "Bof." } });
  const params = { id: comment.body.data.id };
  const browser = await browserClient(await student());
  const first = await browser.call(reportComment, { params, body: { reason } });
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({ reason, comment_id: params.id });
  expect((await browser.call(reportComment, { params, body: { reason } })).status).toBe(409);
  expect((await writer.call(reportComment, { params, body: { reason } })).status, "the writer's own").toBe(
    403,
  );
  const listed = await browser.call(listComments, { params: { id } });
  expect(listed.body.data.data[0]?.has_reported).toBe(true);
  expect((await writer.call(listComments, { params: { id } })).body.data.data[0]?.has_reported).toBe(false);
});

test("reports jobs in the same way, by anyone but their company", async () => {
  const { id, by } = await insertJob();
  const params = { id };
  const browser = await browserClient(await student());
  const first = await browser.call(reportJob, { params, body: { reason } });
  expect(first.status).toBe(201);
  expect(first.body.data).toEqual({ reason, job_posting_id: id, created_at: expect.stringMatching(/Z$/) });
  const second = await browser.call(reportJob, { params, body: { reason } });
  expect([second.status, second.body.code]).toEqual([409, "already_reported"]);
  expect((await browser.call(getJob, { params })).body.data.has_reported).toBe(true);
  const other = await browserClient(await company());
  expect((await other.call(getJob, { params })).body.data.has_reported).toBe(false);
  expect((await other.call(reportJob, { params, body: { reason } })).status).toBe(201);
  const own = await (await browserClient(by)).call(reportJob, { params, body: { reason } });
  expect([own.status, own.body.code]).toEqual([403, "forbidden"]);
  const draft = await insertJob({ status: "draft" });
  expect((await browser.call(reportJob, { params: { id: draft.id }, body: { reason } })).status).toBe(404);
});
