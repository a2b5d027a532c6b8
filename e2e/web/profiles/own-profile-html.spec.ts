import texts from "@/messages/fr/profiles.json" with { type: "json" };
import settings from "@/messages/fr/settings.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { insertPost } from "../../support/posts";
import { contentOfSections, studentWithProfile } from "../../support/profiles";

const audienceOfLinks = texts.audiences.label
  .replace("{section}", texts.sections.links)
  .replace("{audience}", texts.audiences.school);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the viewer's own profile has all its sections, without posts and the menus further down", async ({
    context,
    page,
  }) => {
    const user = await studentWithProfile();
    await insertPost({ by: user, content: "Bonjour" });
    await signInAs(context, user, { locale: "fr" });
    await page.goto("/student/dashboard/profile");
    const html = await page.locator("main").innerHTML();
    for (const content of Object.values(contentOfSections)) expect(html).toContain(content);
    await expect(page.locator("#posts").getByRole("heading", { name: texts.sections.posts })).toBeVisible();
    await expect(page.locator("#posts").getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("button", { name: audienceOfLinks })).toHaveCount(0);
  });

  test("the settings have every section", async ({ context, page }) => {
    await signInAs(context, await studentWithProfile(), { locale: "fr" });
    await page.goto("/student/dashboard/settings");
    await expect(page.getByRole("heading", { name: settings.notifications.title })).toBeVisible();
    await expect(page.getByRole("table").getByRole("checkbox")).toHaveCount(31);
  });
});

test("the viewer's own profile shows posts and every section's menu", async ({ context, page }) => {
  const user = await studentWithProfile();
  await insertPost({ by: user, content: "Bonjour" });
  await signInAs(context, user, { locale: "fr" });
  await page.goto("/student/dashboard/profile");
  await expect(page.locator("#posts").getByRole("article")).toContainText(["Bonjour"]);
  await expect(page.getByRole("button", { name: audienceOfLinks })).toBeVisible();
});
