import type { Page } from "@playwright/test";
import { adminPaths, studentPaths } from "@/lib/routes";
import en from "@/messages/en/announcements.json" with { type: "json" };
import enErrors from "@/messages/en/validation.json" with { type: "json" };
import fr from "@/messages/fr/announcements.json" with { type: "json" };
import frErrors from "@/messages/fr/validation.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, looks, signInAs, test } from "../../support/browser";
import { draftForClasses, inClass, newClass } from "../../support/classes";
import { admin } from "../../support/users";

test("an administrator writes to two classes by mouse, in French", async ({ page, context, browser }) => {
  const [first, second, third] = [newClass("L1"), newClass("L2"), newClass("L3")];
  const [ines] = [await inClass(first), await inClass(first), await inClass(second), await inClass(third)];
  await page.setViewportSize({ width: 375, height: 800 });
  await signInAs(context, await admin(), { locale: "fr" });
  await page.goto(adminPaths.newAnnouncement);
  await page.getByLabel(fr.form.titleField, { exact: true }).fill("Salle changée");
  await page.getByLabel(fr.form.textField, { exact: true }).fill("Le cours de lundi est en B12.");
  await page.getByLabel(fr.form.audience).selectOption("classes");
  const save = page.getByRole("button", { name: fr.form.create });
  await save.click();
  await expect(page.getByText(frErrors.announcement_classes_required)).toBeVisible();
  await expect(page.getByRole("group", { name: fr.form.classes })).toBeFocused();
  const filter = page.getByLabel(fr.form.classSearch);
  for (const [name, count] of [
    [first, "2 étudiants"],
    [second, "1 étudiant"],
  ] as const) {
    await filter.fill(name);
    await page.getByLabel(`${name} · ${count}`, { exact: true }).check();
  }
  await filter.fill("Zzz");
  await expect(page.getByRole("group", { name: fr.form.classes }).getByRole("checkbox")).toHaveCount(2);
  await save.click();

  await expect(page.getByRole("heading", { level: 1, name: "Salle changée" })).toBeVisible();
  await expect(page.getByText(/^3 personnes/)).toBeVisible();
  const preview = page.getByRole("region", { name: fr.preview });
  await expect(preview.getByText(`${first}, ${second}`)).toBeVisible();
  await expect(
    page.getByRole("group", { name: fr.form.classes }).getByRole("checkbox", { checked: true }),
  ).toHaveCount(2);
  await page.getByRole("button", { name: fr.send, exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /3 personnes/ })
    .click();
  await expect(page.getByText(fr.status.sent, { exact: true })).toBeVisible({ timeout: 30_000 });
  const sending = page.getByRole("region", { name: fr.sending });
  await expect(sending.getByText(`${first}, ${second}`)).toBeVisible();
  await page.goto(adminPaths.announcements);
  await expect(page.getByText(`${first}, ${second}`)).toBeVisible();

  const other = await browser.newContext();
  await signInAs(other, ines, { locale: "fr" });
  const hers = await other.newPage();
  await expect
    .poll(
      async () => {
        await hers.goto(studentPaths.notifications);
        return hers.getByRole("link", { name: "Salle changée" }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await other.close();
});

test("an administrator writes to a class by keyboard, in English", async ({ page, context }) => {
  const [name, other] = [newClass("M1"), newClass("M2")];
  await inClass(name);
  await inClass(other);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(adminPaths.newAnnouncement);
  await page.getByLabel(en.form.titleField, { exact: true }).focus();
  const { keyboard } = page;
  await keyboard.type("Room changed");
  await keyboard.press("Tab");
  await keyboard.type("Monday's course is in B12.");
  const audience = page.getByLabel(en.form.audience);
  await tabTo(page, audience);
  await keyboard.type("Cl");
  await expect(audience).toHaveValue("classes");
  const filter = page.getByLabel(en.form.classSearch);
  await tabTo(page, filter);
  await keyboard.type(name);
  const choice = page.getByLabel(`${name} · 1 student`, { exact: true });
  await keyboard.press("Tab");
  await expect(choice).toBeFocused();
  await keyboard.press("Space");
  await expect(choice).toBeChecked();
  const save = page.getByRole("button", { name: en.form.create });
  await tabTo(page, save);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Room changed" })).toBeVisible();
  await expect(page.getByText(/^One person/)).toBeVisible();
  await expect(page.getByRole("region", { name: en.preview }).getByText(name)).toBeVisible();
});

async function tabTo(page: Page, target: ReturnType<Page["getByLabel"]>): Promise<void> {
  await expect(target).toBeVisible();
  for (let times = 0; times < 20; times++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("a class that nobody is in any more stays chosen until it is unchosen", async ({ page, context }) => {
  const [name, other] = [newClass("L1"), newClass("L2")];
  const ines = await inClass(name);
  await inClass(other);
  const { params } = await draftForClasses([name]);
  await inClass(other, ines);
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`${adminPaths.announcements}/${params.id}`);
  const left = page.getByLabel(`${name} · 0 students`, { exact: true });
  await expect(left).toBeChecked();
  await page.getByLabel(en.form.classSearch).fill(other);
  await page.getByLabel(`${other} · 2 students`, { exact: true }).check();
  const save = page.getByRole("button", { name: en.form.save, exact: true });
  await save.click();
  await expect(page.getByText(enErrors.announcement_class_unknown)).toBeVisible();
  await left.uncheck();
  await expect(left, "until the filter changes").toBeFocused();
  await page.getByLabel(en.form.classSearch).fill("");
  await save.click();
  await expect(page.getByText(/^2 people/)).toBeVisible();
});

for (const { locale, colorScheme, width } of looks)
  test(`classes of an announcement are accessible in ${locale}, ${colorScheme}, at ${width} px`, async ({
    page,
    context,
  }) => {
    const t = { fr, en }[locale];
    const names = [newClass("L1"), `${newClass("L2")} ${"très long ".repeat(3)}`.trim()];
    for (const name of names) await inClass(name);
    const { params } = await draftForClasses(names);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.newAnnouncement);
    await page.getByLabel(t.form.audience).selectOption("classes");
    await page.getByRole("button", { name: t.form.create }).click();
    await page.getByLabel(t.form.classSearch).fill("Zzz");
    await expect(page.getByText(t.form.noClasses)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`${adminPaths.announcements}/${params.id}`);
    await page.locator("iframe").evaluate((element) => element.remove());
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
