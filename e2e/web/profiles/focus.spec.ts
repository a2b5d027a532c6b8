import { updateExperiences } from "@/lib/profiles/contract";
import messages from "@/messages/en/profiles.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForFocusScript } from "../../support/browser";
import { contentOfSections, studentWithProfile } from "../../support/profiles";
import { student } from "../../support/users";

test("by keyboard, the focus stays in the sections of the viewer's profile", async ({ page, context }) => {
  await signInAs(context, await studentWithProfile(), { locale: "en" });
  await page.goto("/student/dashboard/profile");
  await waitForFocusScript(page);
  const section = (name: keyof typeof messages.sections) =>
    page.getByRole("region", { name: messages.sections[name] });
  const edit = (name: keyof typeof messages.sections) =>
    section(name)
      .getByRole("button", { name: messages.edit.replace("{section}", messages.sections[name]) })
      .press("Enter");

  await edit("languages");
  const language = section("languages").getByRole("combobox", { name: messages.languages.language });
  await language.focus();
  await language.selectOption("de");
  await expect(language).toBeFocused();
  await section("languages").getByRole("button", { name: "Remove German" }).press("Enter");
  await expect(language).toHaveCount(0);
  await expect(section("languages").locator(":focus")).toBeAttached();

  await edit("skills");
  const word = messages.keywords.remove.replace("{word}", contentOfSections.skills);
  await section("skills").getByRole("button", { name: word }).press("Enter");
  await expect(section("skills").locator(":focus")).toBeVisible();

  const remove = section("experiences").getByRole("button", { name: /^Remove/ });
  const count = await remove.count();
  await remove.first().press("Enter");
  await expect(remove).toHaveCount(count - 1);
  await expect(page.locator("#experiences:focus, #experiences :focus")).toBeVisible();
  await expect(section("skills").getByRole("textbox")).toBeVisible();
});

test("of three experiences, two of which are equal, one that is removed disappears", async ({
  page,
  context,
}) => {
  const anna = await student();
  const experience = { title: "Intern", organisation: "Vinci", start: "2024-06", end: "2024-08" };
  const tutor = { ...experience, title: "Tutor", start: "2025-06", end: "2025-08" };
  await (await browserClient(anna)).call(updateExperiences, {
    body: { experiences: [tutor, experience, experience] },
  });
  await signInAs(context, anna, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const rows = page.getByRole("region", { name: messages.sections.experiences }).getByRole("listitem");
  await expect(rows).toContainText(["Tutor", "Intern", "Intern"]);
  await rows.getByRole("button", { name: messages.removeRow.replace("{name}", "Tutor") }).click();
  await expect(rows).toContainText(["Intern", "Intern"]);
  await expect(rows).toHaveCount(2);
});

test("the focus goes to the part of the start that an experience lacks", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const { addTo, experiences, form, sections } = messages;
  const section = page.getByRole("region", { name: sections.experiences });
  await section.getByRole("button", { name: addTo.replace("{section}", sections.experiences) }).click();
  await section.getByLabel(experiences.title).fill("Intern");
  const organisation = section.getByLabel(experiences.organisation);
  await organisation.fill("Vinci");
  await organisation.press("Enter");
  const month = section.getByLabel(form.month.replace("{label}", form.start));
  await expect(month).toBeFocused();
  await month.selectOption("05");
  const year = section.getByLabel(form.year.replace("{label}", form.start));
  await organisation.press("Enter");
  await expect(year).toBeFocused();
  await year.selectOption("2025");
  await organisation.press("Enter");
  await expect(section.getByRole("listitem")).toContainText("May 2025 – today");
});

test("by keyboard, the dialogs of the photo and the cover open with the focus on their main button", async ({
  page,
  context,
}) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard/profile");
  await waitForFocusScript(page);
  const dialog = page.getByRole("dialog");
  for (const { change, choose } of [messages.photo, messages.cover]) {
    const open = page.getByRole("button", { name: change, exact: true });
    await open.press("Enter");
    await expect(dialog.getByRole("button", { name: choose, exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  }
});

test("in a low window, the control of the cards beside the profile that has the focus is shown", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await signInAs(context, await studentWithProfile(), { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const resume = page.getByRole("button", { name: messages.resume.en });
  await resume.focus();
  await expect(resume).toBeFocused();
  await expect(resume).toBeInViewport({ ratio: 1 });
});
