import { companyPath, jobPath, publicPaths } from "@/lib/routes";
import { expect, test } from "../../support/browser";
import { sql } from "../../support/database";
import { expectEveryLook } from "../../support/every-look";
import { job } from "../../support/jobs";
import { longNames } from "../../support/long-names";
import { newWord } from "../../support/search";
import { company } from "../../support/users";

const length = 120;

test(`job and company names of ${length} characters fit the public pages`, async ({ page }) => {
  test.setTimeout(120_000);
  const key = newWord();
  const pages = [`${publicPaths.jobs}?q=${key}`, `${publicPaths.companies}?q=${key}`];
  for (const name of longNames(key, length)) {
    const by = await company({ name });
    const { id } = await job({ by, title: name, location: name.slice(0, 100) });
    const [row] = await sql`select company_id from job_postings where id = ${id}`;
    pages.push(jobPath(id), companyPath(row?.company_id));
  }
  for (const [at, path] of pages.entries()) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(key).first()).toBeVisible();
    await expectEveryLook(page, `site-${at}`, key);
  }
});
