import { updateAbout } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { messages } from "../../support/messages";
import { contentOfSections, studentWithProfile } from "../../support/profiles";

const t = messages.fr.profiles;

test("an edit of a section survives a preview and a reload, until it is cancelled", async ({
  page,
  context,
}) => {
  const user = await studentWithProfile();
  await signInAs(context, user, { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  const edit = page.getByRole("button", { name: t.edit.replace("{section}", t.sections.about) });
  const box = page.getByRole("textbox", { name: t.about.label });
  await edit.click();
  await box.fill("Je cherche un stage");
  await page.getByRole("radio", { name: t.preview.school }).check({ force: true });
  await expect(box).toHaveCount(0);
  await page.getByRole("radio", { name: t.preview.me }).check({ force: true });
  await expect(box).toHaveValue("Je cherche un stage");
  await page.reload();
  await edit.click();
  await expect(box).toHaveValue("Je cherche un stage");
  await page.getByRole("button", { name: messages.fr.ui.cancel }).click();
  await edit.click();
  await expect(box).toHaveValue(contentOfSections.about);
});

test("an edit of an experience survives a reload with that experience", async ({ page, context }) => {
  const user = await studentWithProfile();
  await signInAs(context, user, { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  const section = page.getByRole("region", { name: t.sections.experiences });
  const box = section.getByRole("textbox", { name: t.form.description });
  const [first] = await section.getByRole("heading", { level: 3 }).allTextContents();
  await section.getByRole("button", { name: t.editRow.replace("{name}", first ?? "") }).click();
  await box.fill("Beaucoup de béton");
  await page.reload();
  await section.getByRole("button", { name: t.addTo.replace("{section}", t.sections.experiences) }).click();
  await expect(box).toHaveValue("");
  await section.getByRole("button", { name: t.editRow.replace("{name}", first ?? "") }).click();
  await expect(box).toHaveValue("Beaucoup de béton");
  await section.getByRole("button", { name: t.form.save }).click();
  await expect(section.getByText("Beaucoup de béton")).toBeVisible();
});

test("skills and languages survive a reload, until they are saved or cancelled", async ({
  page,
  context,
}) => {
  const user = await studentWithProfile();
  await signInAs(context, user, { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  const section = (name: "skills" | "languages") => page.getByRole("region", { name: t.sections[name] });
  const edit = (name: "skills" | "languages") =>
    section(name)
      .getByRole("button", { name: t.edit.replace("{section}", t.sections[name]) })
      .click();
  const word = page.getByRole("textbox", { name: t.keywords.skills });
  const language = page.getByRole("combobox", { name: t.languages.language });

  await edit("skills");
  await word.fill("Bois");
  await word.press("Enter");
  // Fills in text as a phone's keyboard does, without key events.
  await word.fill("Verre,");
  await expect(word).toHaveValue("");
  await word.fill("Acier");
  await page.reload();
  await edit("skills");
  await expect(word).toHaveValue("Acier");
  await section("skills").getByRole("button", { name: t.form.save }).click();
  await expect(section("skills").getByRole("listitem")).toHaveText(["Béton armé", "Bois", "Verre", "Acier"]);
  await edit("skills");
  await expect(word).toHaveValue("");

  await edit("languages");
  await language.selectOption("de");
  await page.reload();
  await edit("languages");
  await expect(language).toHaveValue("de");
  await page.getByRole("button", { name: messages.fr.ui.cancel }).click();
  await edit("languages");
  await expect(language).toHaveValue("it");
});

test("a section stays open that is opened while another one is being saved", async ({ page, context }) => {
  await signInAs(context, await studentWithProfile(), { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  const section = (name: "about" | "skills") => page.getByRole("region", { name: t.sections[name] });
  const edit = (name: "about" | "skills") =>
    section(name)
      .getByRole("button", { name: t.edit.replace("{section}", t.sections[name]) })
      .click();
  const word = page.getByRole("textbox", { name: t.keywords.skills });
  await edit("about");
  await page.getByRole("textbox", { name: t.about.label }).fill("Bonjour à tous");
  const release = await holdRequests(page, `**${updateAbout.path}`);
  const sent = page.waitForRequest(`**${updateAbout.path}`);
  await section("about").getByRole("button", { name: t.form.save }).click();
  await sent;
  await edit("skills");
  await word.fill("Acier");
  release();
  await expect(section("about").getByText("Bonjour à tous")).toBeVisible();
  await expect(word).toHaveValue("Acier");
  await section("skills").getByRole("button", { name: t.form.save }).click();
  await expect(word).toHaveCount(0);
});

test("words beyond the maximum are named, until the next change", async ({ page, context }) => {
  await signInAs(context, await studentWithProfile(), { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  const section = page.getByRole("region", { name: t.sections.skills });
  await section.getByRole("button", { name: t.edit.replace("{section}", t.sections.skills) }).click();
  const word = page.getByRole("textbox", { name: t.keywords.skills });
  for (let count = 1; count < profileLimits.skills - 1; count += 1) {
    await word.fill(`Mot ${count},`);
    await expect(word).toHaveValue("");
  }
  const remove = (name: string) =>
    section.getByRole("button", { name: t.keywords.remove.replace("{word}", name), exact: true });
  const excess = section.getByText(t.keywords.excess.replace("{words}", "Laine, Soie"));
  await word.fill("Cuir, Laine, Soie");
  await expect(remove("Cuir")).toBeVisible();
  await expect(excess).toBeVisible();
  await remove("Cuir").click();
  await expect(excess).toHaveCount(0);
});

test("the words of a pasted list are added, and one that is too long is named", async ({ page, context }) => {
  await signInAs(context, await studentWithProfile(), { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  const section = page.getByRole("region", { name: t.sections.skills });
  await section.getByRole("button", { name: t.edit.replace("{section}", t.sections.skills) }).click();
  const [long, longest] = ["x", "y"].map((letter) => letter.repeat(profileLimits.keyword + 1)) as [
    string,
    string,
  ];
  const word = page.getByRole("textbox", { name: t.keywords.skills });
  const added = (name: string) =>
    section.getByRole("button", { name: t.keywords.remove.replace("{word}", name), exact: true });
  const error = (words: string) =>
    section.getByText(t.keywords.tooLong.replace("{max}", "40").replace("{words}", words));
  await word.focus();
  await page.keyboard.insertText(`Cuir, ${long}, Laine et soie`);
  for (const name of ["Cuir", "Laine et soie"]) await expect(added(name)).toBeVisible();
  await expect(error(long)).toBeVisible();
  await page.keyboard.insertText(longest);
  await section.getByRole("button", { name: t.form.save }).click();
  await expect(error(longest)).toBeVisible();
  await expect(word).toHaveValue(longest);
});
