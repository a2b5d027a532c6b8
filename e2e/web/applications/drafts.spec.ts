import messages from "@/messages/en/applications.json" with { type: "json" };
import { apply } from "../../support/applications";
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { pdf } from "../../support/pdfs";
import { insertApplication } from "../../support/recruitment";
import { company, student } from "../../support/users";

test("the message of a decision survives a reload, and is cleared once it is sent", async ({
  page,
  context,
}) => {
  const owner = await company();
  const anna = await student();
  const { id } = await insertJob({ by: owner });
  await insertApplication(id, { by: anna });
  await insertApplication(id);
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const status = page.getByLabel(messages.company.statusOf.replace("{name}", anna.name));
  const dialog = page.getByRole("dialog", { name: messages.answer.titleOne.replace("{name}", anna.name) });
  const message = dialog.getByLabel(messages.answer.message);
  await status.selectOption("rejected");
  await message.fill("Dear {name}, another time.");
  await page.reload();
  await status.selectOption("rejected");
  await expect(message).toHaveValue("Dear {name}, another time.");
  await dialog.getByRole("button", { name: messages.answer.send }).click();
  await expect(page.getByText(messages.company.updated)).toBeVisible();
  await status.selectOption("reviewed");
  await expect(message).toHaveValue("");
});

test("an unsaved template survives a reload", async ({ page, context }) => {
  await signInAs(context, await company(), { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const dialog = page.getByRole("dialog");
  const french = dialog.getByLabel(messages.templates.french);
  const open = async () => {
    await page.getByRole("button", { name: messages.templates.title }).click();
    await dialog.getByRole("button", { name: messages.templates.new }).click();
  };
  await open();
  await french.fill("Bonjour {name}");
  await page.reload();
  await open();
  await expect(french).toHaveValue("Bonjour {name}");
});

test("templates that cannot be loaded are not shown as missing", async ({ page, context }) => {
  await signInAs(context, await company(), { locale: "en" });
  await page.goto("/company/dashboard/applications");
  await page.route("**/api/message-templates", (route) => route.abort());
  const { templates: t } = messages;
  await page.getByRole("button", { name: t.title }).click();
  const dialog = page.getByRole("dialog", { name: t.title });
  const retry = dialog.getByRole("alert").getByRole("button");
  await expect(retry).toBeVisible();
  await expect(dialog.getByText(t.none)).toBeHidden();
  await page.unroute("**/api/message-templates");
  await retry.click();
  await expect(dialog.getByText(t.none)).toBeVisible();
});

test("a note that is typed while another one is being sent stays", async ({ page, context }) => {
  const { application, job } = await apply();
  await signInAs(context, job.by, { locale: "en" });
  await page.goto(`/company/dashboard/applications?application=${application.id}`);
  const box = page.getByLabel(messages.notes.label);
  const release = await holdRequests(page, /\/notes$/, "POST");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/notes"),
  );
  await box.fill("Calls back on Monday.");
  await page.getByRole("button", { name: messages.notes.add, exact: true }).click();
  await sent;
  await box.fill("Speaks Dutch.");
  release();
  await expect(page.getByRole("listitem").getByText("Calls back on Monday.")).toBeVisible();
  await expect(box).toHaveValue("Speaks Dutch.");
  await page.getByRole("button", { name: messages.notes.add, exact: true }).click();
  await expect(box).toHaveValue("");
});

test("the files of an application stay when its dialog is closed and opened again, until it is sent", async ({
  page,
  context,
}) => {
  const [user, { id }] = [await student(), await insertJob()];
  await signInAs(context, user, { locale: "en" });
  await page.goto(`/student/dashboard/jobs/${id}`);
  const { apply: t } = messages;
  const open = page.getByRole("main").getByRole("button", { name: t.apply });
  const dialog = page.getByRole("dialog");
  const removal = (name: string) => dialog.getByRole("button", { name: t.remove.replace("{name}", name) });
  const choose = async (label: string, name: string) => {
    const file = { name, mimeType: "application/pdf", buffer: await pdf(name) };
    await dialog.getByLabel(label).setInputFiles(file);
    await expect(removal(name)).toBeVisible();
  };
  await open.click();
  await choose(t.resume, "cv.pdf");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(removal("cv.pdf")).toBeVisible();
  await choose(t.coverLetter, "letter.pdf");
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await open.click();
  await dialog.getByRole("button", { name: t.submit }).click();
  await expect(dialog.getByText(t.done)).toBeVisible();
  const stored = await sql`select resume_id, cover_letter_id from applications where student_id = ${user.id}`;
  expect(stored).toEqual([{ resume_id: expect.any(Number), cover_letter_id: expect.any(Number) }]);
});
