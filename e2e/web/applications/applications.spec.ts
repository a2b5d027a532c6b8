import { readFile } from "node:fs/promises";
import { createTranslator } from "next-intl";
import { formatDate } from "@/lib/core/i18n/format-date";
import { regions } from "@/lib/core/i18n/locales";
import messagesEn from "@/messages/en/applications.json" with { type: "json" };
import errorsEn from "@/messages/en/errors.json" with { type: "json" };
import messagesFr from "@/messages/fr/applications.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { apply, notificationsOf } from "../../support/applications";
import { unzip } from "../../support/archives";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { expectEveryDisplayVariant } from "../../support/every-display-variant";
import { closeJob, dayFromNow, insertJob } from "../../support/jobs";
import { pdf } from "../../support/pdfs";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { company, student } from "../../support/users";

const file = async (name: string) => ({ name, mimeType: "application/pdf", buffer: await pdf(name) });

for (const [locale, texts] of [
  ["fr", messagesFr],
  ["en", messagesEn],
] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student applies, the company opens and accepts, the student is notified, in ${locale} on a ${device}`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const [anna, owner] = [await student({ locale }), await company({ locale })];
      const word = randomKey();
      const title = `Ingénieure été ${word}`;
      await insertJob({ by: owner, title });

      const studentContext = await browser.newContext({ viewport });
      await signInAs(studentContext, anna, { locale });
      const page = await studentContext.newPage();
      await page.goto(`/student/dashboard/jobs?q=${encodeURIComponent(`ingenieure ${word}`)}`);
      await page
        .getByRole("button", { name: texts.apply.applyTo.replace("{title}", title) })
        .first()
        .click();
      const dialog = page.getByRole("dialog", { name: texts.apply.title.replace("{title}", title) });
      await dialog.getByRole("button", { name: texts.apply.submit }).click();
      await expect(dialog.getByText(texts.apply.resumeRequired)).toBeVisible();
      const inputs = dialog.locator("input[type=file]");
      await inputs.first().setInputFiles(await file("Mon CV.pdf"));
      // The name of the selected file replaces its input.
      await expect(inputs).toHaveCount(1);
      const letter = { name: "Lettre.docx", mimeType: "application/msword", buffer: Buffer.from("PK") };
      await inputs.setInputFiles(letter);
      await dialog.getByRole("button", { name: texts.apply.submit }).click();
      const remove = dialog.getByRole("button", { name: texts.apply.remove.replace("{name}", letter.name) });
      await expect(remove, "nothing is sent without the letter").toBeFocused();
      await expect(remove).toHaveAccessibleDescription(new RegExp(texts.apply.notPdf));
      expect(await sql`select from applications where student_id = ${anna.id}`).toEqual([]);
      await expectAccessible(page);
      await remove.click();
      await inputs.setInputFiles(await file("Lettre.pdf"));
      await expectAccessible(page);
      await dialog.getByRole("button", { name: texts.apply.submit }).click();
      await expect(dialog.getByText(texts.apply.done)).toBeVisible({ timeout: 60_000 });
      await expect(dialog).toBeHidden({ timeout: 10_000 });
      await expect(page.getByText(texts.status.pending, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole("button", { name: texts.apply.applied }).first()).toBeDisabled();

      const companyContext = await browser.newContext({ viewport });
      await signInAs(companyContext, owner, { locale });
      const companyPage = await companyContext.newPage();
      await companyPage.goto("/company/dashboard/applications");
      await expect(companyPage.getByRole("heading", { name: texts.company.title })).toBeVisible();
      await expectAccessible(companyPage);
      // A browser opens the file in a tab, a headless shell downloads it.
      const [response] = await Promise.all([
        companyContext.waitForEvent("response", (response) =>
          /\/storage\/documents\/.+\.pdf/.test(response.url()),
        ),
        companyPage
          .getByRole("link", { name: new RegExp(`^${texts.documents.resume} `) })
          .first()
          .click(),
      ]);
      expect(response.status()).toBe(200);
      await companyPage.reload();
      const status = companyPage.getByLabel(texts.company.statusOf.replace("{name}", anna.name));
      await expect(status).toHaveValue("reviewed");
      await status.selectOption("accepted");
      const review = companyPage.getByRole("dialog", {
        name: texts.answer.titleOne.replace("{name}", anna.name),
      });
      await review.getByLabel(texts.answer.message).fill("Bienvenue {name} !");
      await expect(review.getByText(`Bienvenue ${anna.name} !`)).toBeVisible();
      const preview = review.getByRole("region", { name: texts.answer.preview, exact: true });
      await expect(preview).not.toHaveAttribute("aria-live", "polite");
      await expectAccessible(companyPage);
      await review.getByRole("button", { name: texts.answer.send }).click();
      await expect(companyPage.getByText(texts.company.updated)).toBeVisible({ timeout: 30_000 });
      await expect(companyPage.getByText(texts.company.updated)).toBeHidden({ timeout: 10_000 });

      await page.goto("/student/dashboard/jobs/applications");
      await expectAccessible(page);
      await page.getByRole("link", { name: title }).click();
      await expect(page.getByText(`Bienvenue ${anna.name} !`)).toBeVisible();
      await expect(page.getByText(texts.status.accepted, { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await page.goto("/student/dashboard/emails");
      await expect(page.getByText(title).first()).toBeVisible();
      expect(await notificationsOf(anna, "application_status")).toHaveLength(1);
      await studentContext.close();
      await companyContext.close();
    });

test("moves a card on the board by keyboard", async ({ page, context }) => {
  test.setTimeout(120_000);
  const owner = await company({ locale: "en" });
  const { id } = await insertJob({ by: owner });
  const anna = await student({ name: "Anna Board" });
  await apply({ user: anna, at: { id, by: owner } });
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications?view=board");
  const texts = messagesEn;
  const column = (name: string) => page.getByRole("region", { name });
  await expect(column(texts.status.pending).getByText("Anna Board")).toBeVisible();
  await page.getByRole("button", { name: texts.company.move.replace("{name}", "Anna Board") }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: texts.status.rejected }).press("Enter");
  await page.getByRole("button", { name: texts.answer.send }).press("Enter");
  await expect(column(texts.status.rejected).getByText("Anna Board")).toBeVisible();
  await page.setViewportSize(viewports.phone);
  await expectNoSidewaysScroll(page);
});

test("a recruiter exports the list and its documents, and sees an error beside the menu", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const owner = await company({ locale: "en" });
  const { id } = await insertJob({ by: owner });
  const { application } = await apply({ user: await student({ name: "Anna Saved" }), at: { id, by: owner } });
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const { export: trigger, exportCsv, exportZip, exportZipHint } = messagesEn.company;
  const choose = async (name: string) => {
    await page.getByRole("button", { name: trigger }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const saveExport = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), choose(name)]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const table = await saveExport(exportCsv);
  expect(table.name).toMatch(/^applications-[\d-]+\.csv$/);
  expect(table.bytes.toString()).toContain("Anna Saved");
  const archive = await saveExport(`${exportZip} ${exportZipHint}`);
  expect(archive.name).toMatch(/^applications-[\d-]+\.zip$/);
  expect(Object.keys(await unzip(archive.bytes))).toEqual([
    `Stage en cuisine/Anna Saved (${application.id})/1 Mon CV.pdf`,
  ]);
  await sql`update company_members set role = 'read_only' where user_id = ${owner.id}`;
  await choose(exportZip);
  // The error is in the toast and beside the menu.
  await expect(page.getByText(errorsEn.forbidden)).toHaveCount(2);
  await expect(page.getByRole("main").getByText(errorsEn.forbidden)).toBeVisible();
});

test("a menu that has just closed opens at the next click", async ({ page, context }) => {
  await signInAs(context, await company({ locale: "en" }), { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const trigger = page.getByRole("button", { name: messagesEn.company.export });
  const menu = page.getByRole("menu");
  await trigger.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await trigger.click();
  await expect(menu).toBeVisible();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
});

test("marks a follow-up only until the decision", async ({ page, context }) => {
  const owner = await company({ locale: "en" });
  const { id } = await insertJob({ by: owner });
  const [waiting, decided] = [await student(), await student()];
  for (const user of [waiting, decided]) await apply({ user, at: { id, by: owner } });
  await sql`update applications set followed_up_at = now(),
    status = case when student_id = ${decided.id} then 'rejected' else 'reviewed' end where job_posting_id = ${id}`;
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await expect(row(waiting.name).getByText(messagesEn.company.followedUp)).toBeVisible();
  await expect(row(decided.name)).toBeVisible();
  await expect(row(decided.name).getByText(messagesEn.company.followedUp)).toBeHidden();
});

for (const [locale, texts] of [
  ["fr", messagesFr],
  ["en", messagesEn],
] as const)
  test(`a recruiter sees undecided applications on a closed job, and decides on them, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const owner = await company();
    const [closed, late, open] = [
      await insertJob({ by: owner, title: "Night baker" }),
      await insertJob({ by: owner, title: "Pastry cook" }),
      await insertJob({ by: owner, title: "Waiter" }),
    ];
    const anna = await student({ name: "Anna Moreau" });
    await insertApplication(closed.id, { by: anna });
    for (const { id } of [closed, late, open]) await insertApplication(id);
    await closeJob(closed.id, 4);
    await closeJob(late.id, 15);
    const date = (day: string) =>
      formatDate(regions[locale], { dateStyle: "long", timeZone: "UTC" }, new Date(day));
    const t = createTranslator({ locale, messages: texts, namespace: "decisionsDue" });
    const due = (count: number, day: string) => t("due", { count, date: date(day) });
    const until = await dayFromNow(10);
    await signInAs(context, owner, { locale });

    await page.goto("/company/dashboard/job-postings");
    const card = (title: string) => page.getByRole("article").filter({ hasText: title });
    await expect(card("Pastry cook")).toContainText(
      t("overdue", { count: 1, date: date(await dayFromNow(-1)) }),
    );
    await expect(card("Waiter").getByRole("link")).toHaveCount(0);
    await expectEveryDisplayVariant(page, `decisions-jobs-${locale}`);
    await page.goto("/company/dashboard/applications");
    const list = page.getByRole("region", { name: texts.decisionsDue.title });
    await expect(list.getByRole("listitem")).toHaveText([/Night baker/, /Pastry cook/]);
    await expectEveryDisplayVariant(page, `decisions-applications-${locale}`);
    await page.goto("/company/dashboard/job-postings");
    await card("Night baker")
      .getByRole("link", { name: due(2, until) })
      .click();

    await expect(page).toHaveURL(new RegExp(`job_posting_id=${closed.id}`));
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(list).toContainText(due(2, until));
    await page.getByLabel(texts.company.statusOf.replace("{name}", anna.name)).selectOption("rejected");
    await page.getByRole("dialog").getByRole("button", { name: texts.answer.send }).click();
    await expect(list).toContainText(due(1, until));
  });
