import { createApplicationNote } from "@/lib/applications/notes-contract";
import messages from "@/messages/en/applications.json" with { type: "json" };
import uiMessages from "@/messages/en/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { apply } from "../../support/applications";
import { expect, signInAs, test } from "../../support/browser";

test("a note and a document are deleted only after a confirmation", async ({ page, browser }) => {
  const { application, user, job } = await apply();
  const params = { id: application.id };
  const body = { content: "Calls back on Monday." };
  await (await browserClient(job.by)).call(createApplicationNote, { params, body });
  const companyContext = await browser.newContext();
  await signInAs(companyContext, job.by, { locale: "en" });
  const companyPage = await companyContext.newPage();
  await companyPage.goto(`/company/dashboard/applications?application=${application.id}`);
  const note = companyPage.getByText(body.content);
  const label = messages.notes.delete.replace("{name}", job.by.name);
  await companyPage.getByRole("button", { name: label }).click();
  await companyPage.keyboard.press("Escape");
  await expect(note).toBeVisible();
  await companyPage.getByRole("button", { name: label }).click();
  const question = companyPage.getByRole("dialog", { name: label });
  await question.getByRole("button", { name: uiMessages.delete }).click();
  await expect(note).toBeHidden();
  await expect(companyPage.getByText(messages.notes.deleted)).toBeVisible();
  await companyContext.close();

  await signInAs(page.context(), user, { locale: "en" });
  await page.goto("/student/dashboard/jobs/applications");
  const remove = messages.own.delete.replace("{name}", "Mon CV.pdf");
  await page.getByRole("button", { name: remove }).click();
  const dialog = page.getByRole("dialog", { name: remove });
  await dialog.getByRole("button", { name: uiMessages.cancel }).click();
  await page.getByRole("button", { name: remove }).click();
  await dialog.getByRole("button", { name: uiMessages.delete }).click();
  await expect(page.getByRole("button", { name: remove })).toHaveCount(0);
});
