import { expect, test } from "vitest";
import type { JobStatus } from "@/db/enums";
import { updateJob } from "@/lib/jobs/contract";
import { browserClient } from "../../support/api";
import { insertJob } from "../../support/jobs";

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
