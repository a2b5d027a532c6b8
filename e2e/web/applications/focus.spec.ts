import messages from "@/messages/en/applications.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { backdate } from "../../support/applications";
import { expect, signInAs, test } from "../../support/browser";
import { insertJob } from "../../support/jobs";
import { pdf } from "../../support/pdfs";
import { insertApplication } from "../../support/recruitment";
import { company, student } from "../../support/users";

test("by keyboard, the focus stays on a student's application that is followed up and withdrawn", async ({
  page,
  context,
}) => {
  const { id, by } = await insertApplication((await insertJob()).id);
  await backdate(id, 11);
  await signInAs(context, by, { locale: "en" });
  await page.goto(`/student/dashboard/jobs/applications/${id}`);
  const t = messages.one;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  await press(t.followUp);
  await expect(page.getByRole("button", { name: t.followUp, exact: true })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: t.withdraw })).toBeFocused();
  await press(t.withdraw);
  await page.getByRole("dialog").getByRole("button", { name: t.withdraw }).press("Enter");
  await expect(page.getByRole("button", { name: t.withdraw })).toHaveCount(0);
  await expect(page.getByRole("article").and(page.locator(":focus"))).toBeVisible();
});

test("by keyboard, the focus stays on a job and its files during an application", async ({
  page,
  context,
}) => {
  const { id } = await insertJob();
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(`/student/dashboard/jobs/${id}`);
  const { apply, remove, submit, done } = messages.apply;
  const open = page.getByRole("main").getByRole("button", { name: apply });
  await open.press("Enter");
  const dialog = page.getByRole("dialog");
  const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer: await pdf() };
  const file = dialog.locator("input[type=file]").first();
  const removal = dialog.getByRole("button", { name: remove.replace("{name}", cv.name) });
  await expect(file).toBeFocused();
  await file.setInputFiles(cv);
  await expect(removal).toBeFocused();
  await removal.press("Enter");
  await expect(file).toBeFocused();
  await dialog.locator("input[type=file]").first().setInputFiles(cv);
  await dialog.getByRole("button", { name: submit }).press("Enter");
  await expect(dialog.getByText(done)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("by keyboard, the focus stays where a recruiter decides and clears a selection", async ({
  page,
  context,
}) => {
  const owner = await company();
  const { id } = await insertJob({ by: owner });
  const [first, second] = [await insertApplication(id), await insertApplication(id)];
  await signInAs(context, owner, { locale: "en" });
  // The script that tracks the focus is loaded after the page.
  await page.goto("/company/dashboard/applications", { waitUntil: "networkidle" });
  const t = messages.company;
  const bar = page.getByRole("region", { name: t.bulk });
  const inMain = page.getByRole("main").locator(":focus");
  const select = ({ by }: typeof first) =>
    page.getByRole("checkbox", { name: t.chooseOne.replace("{name}", by.name) }).press("Space");
  await select(first);
  await bar.getByRole("button", { name: t.clear }).press("Enter");
  await expect(bar).toBeHidden();
  await expect(inMain).toBeVisible();
  await select(second);
  await bar.getByRole("button", { name: messages.status.rejected }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: messages.answer.send }).press("Enter");
  await expect(bar).toBeHidden();
  await expect(inMain).toBeVisible();
});

test("by keyboard, the focus stays in the list of templates when a new one is cancelled", async ({
  page,
  context,
}) => {
  await signInAs(context, await company(), { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const t = messages.templates;
  await page.getByRole("button", { name: t.title }).press("Enter");
  const dialog = page.getByRole("dialog");
  const focused = dialog.locator(":focus");
  await expect(dialog.getByRole("button", { name: t.new })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(t.french)).toBeVisible();
  await expect(focused).toBeVisible();
  await dialog.getByRole("button", { name: ui.cancel }).press("Enter");
  await expect(dialog.getByRole("button", { name: t.new })).toBeVisible();
  await expect(focused).toBeVisible();
});

test("by keyboard, the focus returns to the field when a note is added, and its documents name the student", async ({
  page,
  context,
}) => {
  const owner = await company();
  const { id, by } = await insertApplication((await insertJob({ by: owner })).id);
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const { documents, notes } = messages;
  const ofStudent = documents.newTabOf.replace("{name}", by.name);
  await expect(page.getByRole("link", { name: `${documents.resume} (${ofStudent})` })).toBeVisible();
  await page.goto(`/company/dashboard/applications?application=${id}`);
  const field = page.getByLabel(notes.label);
  await field.fill("Calls back on Monday.");
  await page.getByRole("button", { name: notes.add }).press("Enter");
  await expect(page.getByText(notes.added)).toBeVisible();
  await expect(field).toBeFocused();
});
