import { studentPaths } from "@/lib/routes";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

const { jobs: t } = messages.en;

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
