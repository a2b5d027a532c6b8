import { expect, test } from "vitest";
import { removeMember } from "@/lib/companies/members-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { unzip } from "../../support/archives";
import { colleagueOf } from "../../support/companies";
import { archive, download } from "../../support/data-exports";
import { sql } from "../../support/database";
import { job } from "../../support/jobs";
import { company } from "../../support/users";

async function exportedRows(browser: ApiClient): Promise<Record<string, Record<string, unknown>[]>> {
  const entries = Object.entries(await unzip(await download(browser, await archive(browser))));
  const tables = entries.filter(([name]) => name.startsWith("data/"));
  return Object.fromEntries(tables.map(([name, text]) => [name.slice(5, -5), JSON.parse(String(text))]));
}

test.concurrent("an archive of a former member has no more of a job than that they created it", async () => {
  const owner = await company();
  const recruiter = await colleagueOf(owner, "recruiter");
  const { id } = await job({ by: recruiter });
  const [ownerBrowser, former] = [await browserClient(owner), await browserClient(recruiter)];
  const removed = await ownerBrowser.call(removeMember, { params: { id: recruiter.id } });
  expect(removed.status).toBe(200);
  await sql`update job_postings set title = 'Offre secrète', status = 'draft' where id = ${id}`;
  const { job_postings } = await exportedRows(former);
  expect(job_postings).toEqual([{ id, created_at: expect.any(String) }]);
  const own = await job({ by: owner });
  expect((await exportedRows(ownerBrowser)).job_postings).toMatchObject([
    { id: own.id, title: "Stage en cuisine" },
  ]);
});
