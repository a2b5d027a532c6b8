import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test } from "../../support/browser";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { insertGroup } from "../../support/groups";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

const path = "/student/dashboard/events";

for (const locale of ["fr", "en"] as const)
  test(`events are accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    test.setTimeout(120_000);
    const t = messages[locale].events;
    const [ines, marc] = [
      await student(),
      await student({ name: `Marc ${"Très-Long-Nom ".repeat(4)}`.trim() }),
    ];
    const group = await insertGroup(ines, { name: `Promotion ${"x".repeat(40)}` });
    const title = `Tournoi ${"y".repeat(60)}`;
    const id = await insertEvent(ines, { group, title, capacity: 1, startsIn: 0.2 });
    await insertEventAnswer(id, marc, "yes");
    await insertEventAnswer(await insertEvent(ines, { group, title: "Apéro", startsIn: 0.3 }), ines, "yes");
    await signInAs(context, ines, { locale });

    // At the end of a month's last day, the event begins in the next one.
    const month = toSchoolTime(new Date(Date.now() + 0.2 * 3_600_000)).slice(0, 7);
    for (const view of ["", `?view=month&month=${month}`]) {
      await page.goto(path + view);
      await inEachVariant(page, locale, async () => {
        await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
    await inEachVariant(page, locale, async () => {
      await page.getByRole("button", { name: t.new }).click();
      await page.getByRole("dialog").getByRole("button", { name: t.announce }).click();
      await expect(page.getByRole("dialog").getByLabel(t.eventTitle)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await page.goto(`${path}/${id}`);
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("list", { name: t.attendees }).getByText(marc.name)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
