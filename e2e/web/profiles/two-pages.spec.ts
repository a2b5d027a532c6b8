import {
  getProfile,
  updateAbout,
  updateEducation,
  updateExperiences,
  updateLanguages,
  updateLinks,
  updateProfileHeader,
  updateSkills,
  updateStudies,
} from "@/lib/profiles/contract";
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { messages } from "../../support/messages";
import { studentWithProfile } from "../../support/profiles";

const t = messages.en.profiles;

test("two pages of a student do not undo each other's changes of rows in a list", async ({
  page,
  context,
}) => {
  const user = await studentWithProfile();
  const other = await browserClient(user);
  const { experiences, education } = (await other.call(getProfile, { params: { id: user.id } })).body.data;
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const named = (text: string, name: string) =>
    page.getByRole("button", { name: text.replace("{name}", name) });

  const second = { title: "Serveuse", organisation: "Le Zinc", start: "2024-06", end: "2024-08" };
  await other.call(updateExperiences, { body: { experiences: [...experiences, second] } });
  const work = page.getByRole("region", { name: t.sections.experiences });
  await named(t.editRow, "Stage").click();
  await work.getByRole("textbox", { name: t.form.description }).fill("Beaucoup de béton");
  await work.getByRole("button", { name: t.form.save }).click();
  await expect(work.getByText("Beaucoup de béton")).toBeVisible();
  await expect(work.getByRole("heading", { level: 3 })).toHaveText(["Stage", "Serveuse"]);

  const studies = page.getByRole("region", { name: t.sections.education });
  const schools = studies.getByRole("heading", { level: 3 });
  const school = { school: "École des ponts", start_year: 2023 };
  await other.call(updateEducation, { body: { education: [...education, school] } });
  await page.getByRole("button", { name: t.addTo.replace("{section}", t.sections.education) }).click();
  await studies.getByRole("textbox", { name: t.education.school }).fill("Université de Nantes");
  await studies.getByRole("combobox", { name: t.form.start }).selectOption("2024");
  await studies.getByRole("button", { name: t.form.save }).click();
  await expect(schools).toHaveText(["Université de Nantes", "École des ponts", "Lycée Clemenceau"]);

  await other.call(updateEducation, { body: { education } });
  await named(t.removeRow, "Université de Nantes").click();
  await expect(schools).toHaveText(["Lycée Clemenceau"]);
});

test("two pages of a student do not undo each other's changes of keywords, languages and links", async ({
  page,
  context,
}) => {
  const user = await studentWithProfile();
  const other = await browserClient(user);
  await other.call(updateSkills, { body: { skills: ["Soudure", "Dessin"] } });
  await other.call(updateLanguages, { body: { languages: [{ code: "fr", level: "native" }] } });
  await other.call(updateLinks, { body: { links: [{ label: "Blog", url: "https://un.example/" }] } });
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const open = async (section: "skills" | "languages" | "links") => {
    const region = page.getByRole("region", { name: t.sections[section] });
    await page.getByRole("button", { name: t.edit.replace("{section}", t.sections[section]) }).click();
    return { region, save: () => region.getByRole("button", { name: t.form.save }).click() };
  };
  const stored = async () => (await other.call(getProfile, { params: { id: user.id } })).body.data;

  await other.call(updateSkills, { body: { skills: ["Dessin", "Béton"] } });
  const skills = await open("skills");
  await skills.region.getByRole("button", { name: t.keywords.remove.replace("{word}", "Dessin") }).click();
  await skills.region.getByRole("textbox").fill("Excel");
  await skills.save();
  await expect(skills.region.getByText("Béton")).toBeVisible();
  expect((await stored()).skills).toEqual(["Béton", "Excel"]);

  const languages = await open("languages");
  await languages.region.getByRole("combobox", { name: t.languages.level }).selectOption("c2");
  await other.call(updateLanguages, {
    body: {
      languages: [
        { code: "fr", level: "c1" },
        { code: "de", level: "b1" },
      ],
    },
  });
  await languages.save();
  await expect(languages.region.getByRole("button", { name: t.form.save })).toBeHidden();
  expect((await stored()).languages).toEqual([
    { code: "de", level: "b1" },
    { code: "fr", level: "c2" },
  ]);

  const links = await open("links");
  const [blog, photos] = [
    { label: "Blog", url: "https://un.example/" },
    { label: "Photos", url: "https://deux.example/" },
  ] as const;
  await other.call(updateLinks, { body: { links: [blog, photos] } });
  await links.region.getByRole("textbox", { name: t.links.label }).fill("Carnet");
  await links.save();
  await expect(links.region.getByRole("button", { name: t.form.save })).toBeHidden();
  expect((await stored()).links).toEqual([photos, { ...blog, label: "Carnet" }]);
});

test("two pages of a student each change only the fields that they edit", async ({ page, context }) => {
  const user = await studentWithProfile();
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const client = await browserClient(user);
  const read = async () => (await client.call(getProfile, { params: { id: user.id } })).body.data;
  const { username, headline, studies } = await read();
  const edit = (section: string) =>
    page.getByRole("button", { name: t.edit.replace("{section}", section) }).click();
  const save = (name: string) =>
    page.getByRole("form", { name }).getByRole("button", { name: t.form.save }).click();

  await client.call(updateProfileHeader, { body: { username, headline, location: "Nantes" } });
  await page.getByRole("button", { name: t.header.edit }).click();
  await page.getByRole("textbox", { name: t.header.headline }).fill("Builds bridges");
  await save(t.header.edit);
  await expect(page.getByText("Builds bridges").first()).toBeVisible();

  await client.call(updateStudies, { body: { ...studies, year: 4 } });
  await edit(t.sections.studies);
  await page.getByRole("textbox", { name: t.studies.campus }).fill("Lyon");
  await save(t.sections.studies);
  await expect(page.getByRole("region", { name: t.sections.studies }).getByText("Lyon")).toBeVisible();
  expect(await read()).toMatchObject({
    headline: "Builds bridges",
    location: "Nantes",
    studies: { ...studies, year: 4, campus: "Lyon" },
  });
});

test("a student's profile shows a change from another page after Back", async ({ page, context }) => {
  const user = await studentWithProfile();
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard/profile");
  const about = page.getByRole("region", { name: t.sections.about });
  await expect(about.getByText("Je conçois des ponts")).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/student/dashboard");
  await (await browserClient(user)).call(updateAbout, { body: { about: "Je construis des ponts" } });
  await page.goBack();
  await expect(about.getByText("Je construis des ponts")).toBeVisible();
});
