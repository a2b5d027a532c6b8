import messages from "@/messages/en/jobs.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import validation from "@/messages/en/validation.json" with { type: "json" };
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { dayFromNow, insertJob } from "../../support/jobs";
import { company } from "../../support/users";

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

test("a job that is typed while another one is being created stays", async ({ page, context }) => {
  await signInAs(context, await company(), { locale: "en" });
  await page.goto("/company/dashboard/create-posting");
  const texts = messages.form;
  const form = page.getByRole("form", { name: texts.label });
  const title = form.getByLabel(texts.jobTitle, { exact: true });
  const description = form.getByLabel(texts.description, { exact: true });
  await title.fill("Night baker");
  await description.fill("Bread.");
  await form.getByLabel(texts.requirements, { exact: true }).fill("Flour.");
  await form.getByLabel(texts.location, { exact: true }).fill("Lyon");
  await form.getByLabel(texts.deadline).fill(await dayFromNow(20));
  const release = await holdRequests(page, "**/api/job-postings", "POST");
  const sent = page.waitForRequest("**/api/job-postings");
  await form.getByRole("button", { name: texts.create }).click();
  await sent;
  await title.fill("Day baker");
  release();
  await expect(page.getByText(messages.done.created)).toBeVisible();
  await expect(description).toHaveValue("");
  await expect(title).toHaveValue("Day baker");
  await page.reload();
  await expect(title).toHaveValue("Day baker");
  await expect(description).toHaveValue("");
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

test("a company that deletes the only job of the last page gets a link to the page before", async ({
  page,
  context,
}) => {
  const { by } = await insertJob({ title: "Oldest baker", at: new Date(0) });
  for (let count = 0; count < 12; count++) await insertJob({ by });
  await signInAs(context, by, { locale: "en" });
  await page.goto("/company/dashboard/job-postings?page=2");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(1);
  await cards.getByRole("button", { name: /^Delete / }).click();
  await page.getByRole("dialog").getByRole("button", { name: messages.delete.confirm }).click();
  await expect(cards).toHaveCount(0);
  const pages = page.getByRole("navigation", { name: ui.pages.label });
  await expect(pages).toContainText(ui.pages.beyondEnd);
  await pages.getByRole("link").click();
  await expect(cards).toHaveCount(12);
  await expect(pages).toHaveCount(0);
});

test("a job that is saved without a network stays in its form, which advises to check the connection", async ({
  page,
  context,
}) => {
  const { by } = await insertJob();
  await signInAs(context, by, { locale: "en" });
  await page.goto("/company/dashboard/job-postings");
  await page
    .getByRole("article")
    .getByRole("button", { name: /^Edit / })
    .click();
  const editor = page.getByRole("form", { name: messages.form.label });
  await editor.getByLabel(messages.form.jobTitle, { exact: true }).fill("Day baker");
  const save = editor.getByRole("button", { name: messages.form.save });
  await context.setOffline(true);
  await save.click();
  await expect(editor.getByText(`${messages.failed.update} ${ui.checkConnection}`)).toBeVisible();
  await context.setOffline(false);
  await save.click();
  await expect(page.getByText(messages.done.updated)).toBeVisible();
});

test("a job that is saved does not close the editor of another job that was opened since", async ({
  page,
  context,
}) => {
  const { id, by } = await insertJob({ title: "Baker" });
  await insertJob({ title: "Weaver", by });
  await signInAs(context, by, { locale: "en" });
  await page.goto("/company/dashboard/job-postings");
  const editor = page.getByRole("form", { name: messages.form.label });
  const title = editor.getByLabel(messages.form.jobTitle, { exact: true });
  const edit = (name: string) => page.getByRole("button", { name: `Edit “${name}”`, exact: true }).click();
  await edit("Baker");
  await title.fill("Night baker");
  const url = `**/api/job-postings/${id}`;
  const release = await holdRequests(page, url);
  const sent = page.waitForRequest(url);
  await editor.getByRole("button", { name: messages.form.save }).click();
  await sent;
  await edit("Weaver");
  await title.fill("Silk weaver");
  release();
  await expect(page.getByText(messages.done.updated)).toBeVisible();
  await expect(title).toHaveValue("Silk weaver");
});
