import { companyPath, jobPath, publicPaths } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import { expect, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { expectNamesFit, expectNamesReadable, longNames } from "../../support/long-names";
import { randomKey } from "../../support/random-key";
import { company } from "../../support/users";

const length = 120;

for (const width of [375, 1440])
  test(`job and company names of ${length} characters fit the public pages, ${width} wide`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const key = randomKey();
    const pages = [`${publicPaths.jobs}?q=${key}`, `${publicPaths.companies}?q=${key}`];
    for (const name of longNames(key, length)) {
      const by = await company({ name });
      const { id } = await insertJob({ by, title: name, location: name.slice(0, 100) });
      const [row] = await sql`select company_id from job_postings where id = ${id}`;
      pages.push(jobPath(id), companyPath(row?.company_id));
    }
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(key).first()).toBeVisible();
      await expectNamesFit(page, key);
      await expectNamesReadable(page, key);
      await expectAccessible(page);
    }
  });
