import { expect, test } from "vitest";
import type { JobStatus } from "@/db/enums";
import { createJob, updateJob } from "@/lib/jobs/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertJob, jobBody } from "../../support/jobs";
import { company } from "../../support/users";

test("a draft has the creation date of its first publication", async () => {
  const { id, by } = await insertJob({ status: "draft", at: new Date("2026-01-01") });
  const browser = await browserClient(by);
  const setStatus = async (status: JobStatus) =>
    (await browser.call(updateJob, { params: { id }, body: { status } })).body.data;
  const published = await setStatus("active");
  expect(Date.parse(published.created_at)).toBeGreaterThan(Date.now() - 60_000);
  for (const status of ["draft", "active", "closed", "draft"] as const) {
    await setStatus(status);
    expect(await setStatus("active")).toMatchObject({ status: "active", created_at: published.created_at });
  }
});

test.each([["closed"], ["draft", "closed"]] as const)(
  "a job that is stored as %s has the creation date of its first publication",
  async (...stored) => {
    const by = await company();
    const browser = await browserClient(by);
    const [first, ...next] = stored;
    const { id } = (await browser.call(createJob, { body: { ...(await jobBody()), status: first } })).body
      .data;
    await sql`update job_postings set created_at = now() - interval '40 days' where id = ${id}`;
    for (const status of next) await browser.call(updateJob, { params: { id }, body: { status } });
    const published = await browser.call(updateJob, { params: { id }, body: { status: "active" } });
    expect(Date.parse(published.body.data.created_at)).toBeGreaterThan(Date.now() - 60_000);
  },
);
