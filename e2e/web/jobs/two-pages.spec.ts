import { updateApplications } from "@/lib/applications/review-contract";
import { userChannel } from "@/lib/core/realtime/channels";
import { studentPaths } from "@/lib/routes";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { company, student } from "../../support/users";

const { jobs: t, applications, errors } = messages.en;

for (const where of ["list", "page"] as const)
  test(`a company's decision is shown at once on the open ${where} of its job`, async ({ page, context }) => {
    const [user, title] = [await student(), `Baker ${randomKey()}`];
    const job = await insertJob({ title });
    const { id } = await insertApplication(job.id, { by: user });
    await signInAs(context, user, { locale: "en" });
    const subscribed = waitForSubscription(page, userChannel(user.id));
    await page.goto(
      where === "list"
        ? `${studentPaths.jobs}?q=${encodeURIComponent(title)}`
        : `${studentPaths.jobs}/${job.id}`,
    );
    await subscribed;
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card.getByText(applications.status.pending, { exact: true })).toBeVisible();
    const recruiter = await browserClient(job.by);
    await recruiter.call(updateApplications, { body: { ids: [id], status: "accepted" } });
    await expect(card.getByText(applications.status.accepted, { exact: true })).toBeVisible();
  });

test("saved jobs and searches that were removed on another page are not shown after Back", async ({
  page,
  context,
}) => {
  const [user, { id }] = [await student(), await insertJob()];
  await sql`insert into saved_jobs (user_id, job_posting_id) values (${user.id}, ${id})`;
  await sql`insert into saved_searches (user_id, name, filters) values (${user.id}, 'Bakeries', '{}')`;
  await signInAs(context, user, { locale: "en" });
  await page.goto(studentPaths.savedJobs);
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(1);
  await main.getByRole("link", { name: t.nav.board, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.board.heading })).toBeVisible();
  await sql`delete from saved_jobs where user_id = ${user.id}`;
  await sql`delete from saved_searches where user_id = ${user.id}`;
  await page.goBack();
  await expect(main.getByText(t.saved.jobsEmpty)).toBeVisible();
  await expect(main.getByText(t.searches.empty)).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(0);
});

test("a saved search that was deleted on another page disappears when its alerts are switched", async ({
  page,
  context,
}) => {
  const user = await student();
  await sql`insert into saved_searches (user_id, name, filters) values (${user.id}, 'Bakeries', '{}')`;
  await signInAs(context, user, { locale: "en" });
  await page.goto(studentPaths.savedJobs);
  const alerts = page.getByRole("checkbox", { name: t.searches.alerts.replace("{name}", "Bakeries") });
  await expect(alerts).toBeChecked();
  await sql`delete from saved_searches where user_id = ${user.id}`;
  await alerts.click();
  await expect(page.getByText(t.searches.empty)).toBeVisible();
  await expect(page.getByText(errors.not_found).first()).toBeVisible();
});

test("a job that a colleague has deleted disappears when its status is changed", async ({
  page,
  context,
}) => {
  const owner = await company();
  const { id } = await insertJob({ by: owner, title: "Night baker" });
  await insertJob({ by: owner, title: "Day baker" });
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/job-postings");
  const card = page.getByRole("article").filter({ hasText: "Night baker" });
  await expect(card).toBeVisible();
  await sql`update job_postings set status = 'closed', deleted_at = now() where id = ${id}`;
  await card.getByRole("button", { name: /^Deactivate / }).click();
  await expect(page.getByText(errors.not_found).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasText: "Day baker" })).toBeVisible();
});
