import { updateApplications } from "@/lib/applications/review-contract";
import {
  createMessageTemplate,
  deleteMessageTemplate,
  updateMessageTemplate,
} from "@/lib/applications/templates-contract";
import { userChannel } from "@/lib/core/realtime/channels";
import messages from "@/messages/en/applications.json" with { type: "json" };
import management from "@/messages/en/company-management.json" with { type: "json" };
import errors from "@/messages/en/errors.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { admin, company } from "../../support/users";

const { confirmations } = management;

test("an application that is open beside its list shows a colleague's decision", async ({
  page,
  context,
}) => {
  const owner = await company();
  const colleague = await browserClient(await insertColleague(owner, "recruiter"));
  const { id } = await insertJob({ by: owner });
  const ids = [(await insertApplication(id)).id, (await insertApplication(id)).id];
  await signInAs(context, owner, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(owner.id));
  await page.goto(`/company/dashboard/applications?application=${ids[1]}`);
  const panel = page.getByRole("dialog");
  await expect(panel.getByText(messages.status.pending, { exact: true })).toBeVisible();
  await subscribed;
  await colleague.call(updateApplications, { body: { ids, status: "rejected" } });
  await expect(panel.getByText(messages.status.rejected, { exact: true }).first()).toBeVisible();
});

test("a review that was begun before a colleague's decision does not change the decision", async ({
  page,
  context,
}) => {
  const owner = await company();
  const colleague = await browserClient(await insertColleague(owner, "recruiter"));
  const { id, by } = await insertApplication((await insertJob({ by: owner })).id);
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const status = page.getByRole("combobox", { name: messages.company.statusOf.replace("{name}", by.name) });
  await status.selectOption("rejected");
  await colleague.call(updateApplications, { body: { ids: [id], status: "accepted" } });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: messages.answer.send }).click();
  await expect(dialog.getByText(errors.already_decided)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(status).toHaveValue("accepted");
});

test("the school cannot confirm an acceptance that the company has undone", async ({ page, context }) => {
  const title = crypto.randomUUID();
  const { id } = await insertApplication((await insertJob({ title })).id, { status: "accepted" });
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/companies/applications?search=${title}`);
  await page.getByRole("row").getByRole("button", { name: confirmations.confirm }).click();
  await sql`update applications set status = 'rejected' where id = ${id}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: confirmations.confirm }).click();
  await expect(dialog.getByText(errors.already_decided)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(0);
  expect(await sql`select status from applications where id = ${id}`).toEqual([{ status: "rejected" }]);
});

test("two colleagues each change only the fields of a template that they edit", async ({ page, context }) => {
  const owner = await company();
  const colleague = await browserClient(await insertColleague(owner, "recruiter"));
  const fields = { name: "Polite", status: "rejected", content_fr: "Bonjour", content_en: "Hello" } as const;
  const { data: template } = (await colleague.call(createMessageTemplate, { body: fields })).body;
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  await page.getByRole("button", { name: messages.templates.title }).click();
  const edit = page.getByRole("button", { name: messages.templates.editOne.replace("{name}", "Polite") });
  await edit.click();
  await page.getByLabel(messages.templates.status).selectOption("");
  await page.getByLabel(messages.templates.french).fill("Madame, Monsieur");
  const body = { name: "Very polite", content_en: "Dear {name}" };
  await colleague.call(updateMessageTemplate, { params: { id: template.id }, body });
  await page.getByRole("button", { name: messages.templates.save, exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Very polite")).toBeVisible();
  expect(
    await sql`select name, status, content_fr, content_en from message_templates where id = ${template.id}`,
  ).toEqual([{ ...body, status: null, content_fr: "Madame, Monsieur" }]);
});

test("a template and a job that a colleague has deleted disappear when they are deleted again", async ({
  page,
  context,
}) => {
  const owner = await company();
  const { id } = await insertJob({ by: owner, title: "Night baker" });
  const client = await browserClient(owner);
  const template = await client.call(createMessageTemplate, {
    body: { name: "Polite", content_fr: "Bonjour", content_en: "Hello" },
  });
  await signInAs(context, owner, { locale: "en" });
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: ui.delete, exact: true });

  await page.goto("/company/dashboard/applications");
  await page.getByRole("button", { name: messages.templates.title }).click();
  const own = dialog.getByRole("button", { name: messages.templates.deleteOne.replace("{name}", "Polite") });
  await own.click();
  await client.call(deleteMessageTemplate, { params: { id: template.body.data.id } });
  await confirm.click();
  await expect(dialog.getByText(errors.not_found)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(own).toHaveCount(0);

  await page.goto("/company/dashboard/job-postings");
  const card = page.getByRole("article").filter({ hasText: "Night baker" });
  await card.getByRole("button", { name: /^Delete/ }).click();
  await sql`update job_postings set status = 'closed', deleted_at = now() where id = ${id}`;
  await confirm.click();
  await expect(dialog.getByText(errors.not_found)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
});
