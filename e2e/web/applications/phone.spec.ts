import { createMessageTemplate } from "@/lib/applications/templates-contract";
import messages from "@/messages/en/applications.json" with { type: "json" };
import uiMessages from "@/messages/en/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { expectNamesFit, expectNamesReadable } from "../../support/long-names";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { company } from "../../support/users";

test.use({ viewport: viewports.phone });

test("a recruiter selects all applications of a page on a phone", async ({ page, context }) => {
  const owner = await company();
  const { id } = await insertJob({ by: owner });
  for (const _ of [1, 2]) await insertApplication(id);
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  await page.getByLabel(messages.company.chooseAll).check();
  const selected = page.getByRole("region", { name: messages.company.bulk });
  await expect(selected).toContainText("2 applications selected");
  await page.getByRole("row").getByRole("checkbox").first().uncheck();
  await expect(selected).toContainText("One application selected");
  await expect(page.getByLabel(messages.company.chooseAll)).not.toBeChecked();
});

test("a recruiter reaches the buttons of a template with a long name on a phone", async ({
  page,
  context,
}) => {
  const owner = await company();
  const name = "Bien reçu, réponse sous quinze jours au plus tard";
  const texts = { content_fr: "Merci", content_en: "Thanks" };
  await (await browserClient(owner)).call(createMessageTemplate, {
    body: { name, status: "reviewed", ...texts },
  });
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  await page.getByRole("button", { name: messages.templates.title }).click();
  const dialog = page.getByRole("dialog", { name: messages.templates.title });
  await expect(dialog.getByText(name)).toBeInViewport({ ratio: 1 });
  const remove = dialog.getByRole("button", { name: messages.templates.deleteOne.replace("{name}", name) });
  await expect(remove).toBeInViewport({ ratio: 1 });
  await remove.click();
  const question = page.getByRole("dialog", { name: messages.templates.deleteOne.replace("{name}", name) });
  await question.getByRole("button", { name: uiMessages.cancel }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByText(name)).toBeVisible();
  await remove.click();
  await question.getByRole("button", { name: uiMessages.delete }).click();
  await expect(dialog.getByText(messages.templates.none)).toBeVisible();
});

test("a student reads the whole name of a document on a phone", async ({ page, context }) => {
  const { id: jobId } = await insertJob();
  const { id, by } = await insertApplication(jobId);
  const key = randomKey();
  await sql`update documents set name = ${`${key}_cv_developpement_logiciel_alternance_2026.pdf`}
    where user_id = ${by.id}`;
  await signInAs(context, by, { locale: "en" });
  await page.goto(`/student/dashboard/jobs/applications/${id}`);
  await expect(page.getByRole("link", { name: key })).toBeVisible();
  await expectNamesFit(page, key);
  await expectNamesReadable(page, key);
});
