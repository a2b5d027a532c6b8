import { companyPaths } from "@/lib/routes";
import applications from "@/messages/en/applications.json" with { type: "json" };
import jobs from "@/messages/en/jobs.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { company, student } from "../../support/users";

test("keeps the typed search words when a job or a status is selected", async ({ page, context }) => {
  const owner = await company();
  const [first, second] = [await insertJob({ by: owner }), await insertJob({ by: owner })];
  const [ines, marc] = [await student(), await student()];
  for (const by of [ines, marc]) await insertApplication(first.id, { by });
  await insertApplication(second.id, { by: ines });
  await signInAs(context, owner, { locale: "en" });
  await page.goto(companyPaths.applications);
  const t = applications.company;
  const search = page.getByLabel(t.search);
  const choice = page.getByLabel(t.job, { exact: true });
  await search.fill(ines.name);
  await choice.selectOption(String(first.id));
  await expect(page).toHaveURL(new RegExp(`job_posting_id=${first.id}`));
  await expect(search).toHaveValue(ines.name);
  await expect(page.getByRole("button", { name: ines.name })).toBeVisible();
  await expect(page.getByRole("button", { name: marc.name })).toHaveCount(0);
  await search.fill("Mar");
  await page.getByRole("link", { name: new RegExp(`^${applications.status.pending}`) }).click();
  await expect(page).toHaveURL(/status=pending/);
  await expect(search).toHaveValue("Mar");
});

test("typed words of the search of jobs are kept when a status is selected", async ({ page, context }) => {
  const owner = await company();
  await insertJob({ by: owner });
  await signInAs(context, owner, { locale: "en" });
  await page.goto(companyPaths.jobs);
  const search = page.getByLabel(jobs.company.search);
  await search.fill("Dével");
  await page.getByRole("link", { name: jobs.company.filters.closed, exact: true }).click();
  await expect(page).toHaveURL(/status=closed/);
  await expect(search).toHaveValue("Dével");
});
