import messages from "@/messages/en/jobs.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import validation from "@/messages/en/validation.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { dayFromNow, insertJob } from "../../support/jobs";

test("editing a job keeps fields that were changed meanwhile, and does not reopen the job", async ({
  page,
  context,
}) => {
  const { id, by } = await insertJob({ title: "Night baker" });
  await signInAs(context, by, { locale: "en" });
  await page.goto("/company/dashboard/job-postings");
  const editor = page.getByRole("form", { name: messages.form.label });
  const title = editor.getByLabel(messages.form.jobTitle, { exact: true });
  const location = editor.getByLabel(messages.form.location);
  const edit = () =>
    page
      .getByRole("article")
      .getByRole("button", { name: /^Edit / })
      .click();
  await edit();
  await title.fill("Day baker");
  await sql`update job_postings set location = 'Nantes' where id = ${id}`;
  await page.reload();
  await edit();
  await expect(title, "the draft").toHaveValue("Day baker");
  await expect(location).toHaveValue("Nantes");
  const message = editor.getByText(ui.outdatedDraft);
  await expect(message).toHaveCount(0);
  await sql`update job_postings set title = 'Evening baker' where id = ${id}`;
  await page.reload();
  await edit();
  await expect(message).toBeVisible();
  await expect(title, "the draft").toHaveValue("Day baker");
  await editor.getByText(messages.form.more).click();
  await editor.getByLabel(messages.form.salaryMin).fill("600");
  await sql`update job_postings set status = 'closed', closed_at = now(), location = 'Rennes',
    salary_period = 'hour' where id = ${id}`;
  await editor.getByRole("button", { name: messages.form.save }).click();
  await expect(page.getByText(messages.done.updated)).toBeVisible();
  expect(
    await sql`select title, location, status, salary_min, salary_period from job_postings where id = ${id}`,
  ).toEqual([
    { title: "Day baker", location: "Rennes", status: "closed", salary_min: 600, salary_period: null },
  ]);
});

for (const [status, action, error] of [
  ["closed", messages.company.reactivate, validation.reopen_past],
  ["draft", messages.company.publish, validation.deadline_past],
] as const)
  test(`a ${status} job whose deadline is past opens once another deadline is chosen`, async ({
    page,
    context,
  }) => {
    const { id, by } = await insertJob({ status, endsIn: -1 });
    await signInAs(context, by, { locale: "en" });
    await page.goto("/company/dashboard/job-postings");
    await page
      .getByRole("article")
      .getByRole("button", { name: new RegExp(`^${action} `) })
      .click();
    const editor = page.getByRole("form", { name: messages.form.label });
    const deadline = editor.getByLabel(messages.form.deadline);
    await expect(deadline).toBeFocused();
    await expect(editor.getByText(error)).toBeVisible();
    await deadline.fill(await dayFromNow(20));
    await editor.getByRole("button", { name: messages.form.save }).click();
    await expect(page.getByText(messages.done.updated)).toBeVisible();
    expect(await sql`select status from job_postings where id = ${id}`).toEqual([{ status: "active" }]);
  });
