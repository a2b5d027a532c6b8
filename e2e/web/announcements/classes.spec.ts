import { groupLimits } from "@/lib/groups/limits";
import { adminPaths, studentPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { draftForClasses, newClass, studentOfClass } from "../../support/classes";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { plural } from "../../support/plural";
import { admin } from "../../support/users";

const { announcements: en, validation: enErrors } = messages.en;

for (const [locale, device, input] of inputFlows)
  test(`an administrator writes to two classes by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const { announcements: t, validation: errors } = messages[locale];
    const { activate, check, choose, fill } = actionsBy(input);
    const [first, second, third] = [newClass("L1"), newClass("L2"), newClass("L3")];
    const ines = await studentOfClass(first);
    for (const name of [first, second, third]) await studentOfClass(name);
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.newAnnouncement);
    await fill(page.getByLabel(t.form.titleField, { exact: true }), "Salle changée");
    await fill(page.getByLabel(t.form.textField, { exact: true }), "Le cours de lundi est en B12.");
    await choose(page.getByLabel(t.form.audience), "classes");
    const save = page.getByRole("button", { name: t.form.create });
    await activate(save);
    await expect(page.getByText(errors.announcement_classes_required)).toBeVisible();
    const group = page.getByRole("group", { name: t.form.classes });
    await expect(group).toBeFocused();
    const filter = page.getByLabel(t.form.classSearch);
    for (const [name, count] of [
      [first, 2],
      [second, 1],
    ] as const) {
      await fill(filter, name);
      const students = plural(t.form.classStudents, count);
      await check(page.getByLabel(`${name} · ${students}`, { exact: true }));
    }
    await fill(filter, "Zzz");
    await expect(group.getByRole("checkbox")).toHaveCount(2);
    await activate(save);

    await expect(page.getByRole("heading", { level: 1, name: "Salle changée" })).toBeVisible();
    const people = new RegExp(`^${plural(t.recipientsCount, 3)}`);
    await expect(page.getByText(people)).toBeVisible();
    const preview = page.getByRole("region", { name: t.preview });
    await expect(preview.getByText(`${first}, ${second}`)).toBeVisible();
    await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await activate(page.getByRole("button", { name: t.send, exact: true }));
    const confirm = plural(t.sendConfirm, 3);
    await activate(page.getByRole("dialog").getByRole("button", { name: confirm }));
    await expect(page.getByText(t.status.sent, { exact: true })).toBeVisible({ timeout: 30_000 });
    const sending = page.getByRole("region", { name: t.sending });
    await expect(sending.getByText(`${first}, ${second}`)).toBeVisible();
    await page.goto(adminPaths.announcements);
    await expect(page.getByText(`${first}, ${second}`)).toBeVisible();

    const other = await browser.newContext();
    await signInAs(other, ines, { locale });
    const studentPage = await other.newPage();
    await expect
      .poll(
        async () => {
          await studentPage.goto(studentPaths.notifications);
          return studentPage.getByRole("link", { name: "Salle changée" }).count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await other.close();
  });

test("a class that no longer has students stays selected until it is deselected", async ({
  page,
  context,
}) => {
  const [name, other] = [newClass("L1"), newClass("L2")];
  const ines = await studentOfClass(name);
  await studentOfClass(other);
  const { params } = await draftForClasses([name]);
  await studentOfClass(other, ines);
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`${adminPaths.announcements}/${params.id}`);
  const emptyClass = page.getByLabel(`${name} · 0 students`, { exact: true });
  await expect(emptyClass).toBeChecked();
  await page.getByLabel(en.form.classSearch).fill(other);
  await page.getByLabel(`${other} · 2 students`, { exact: true }).check();
  const save = page.getByRole("button", { name: en.form.save, exact: true });
  await save.click();
  await expect(page.getByText(enErrors.announcement_class_unknown)).toBeVisible();
  await emptyClass.uncheck();
  await expect(emptyClass, "until the filter changes").toBeFocused();
  await page.getByLabel(en.form.classSearch).fill("");
  await save.click();
  await expect(page.getByText(/^2 people/)).toBeVisible();
});

for (const locale of ["fr", "en"] as const)
  test(`classes of an announcement are accessible in every theme and width, in ${locale}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].announcements;
    const names = [
      newClass("L1"),
      `${newClass("L2")} ${"très longue ".repeat(3)}`.slice(0, groupLimits.name),
    ];
    for (const name of names) await studentOfClass(name);
    const { params } = await draftForClasses(names);
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.newAnnouncement);
    await page.getByLabel(t.form.audience).selectOption("classes");
    await page.getByRole("button", { name: t.form.create }).click();
    // Waits for the focus, which would otherwise move while the search is typed.
    await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
    await page.getByLabel(t.form.classSearch).fill("Zzz");
    await inEachVariant(page, locale, async () => {
      await expect(page.getByText(t.form.noClasses)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
    await page.goto(`${adminPaths.announcements}/${params.id}`);
    await inEachVariant(page, locale, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
