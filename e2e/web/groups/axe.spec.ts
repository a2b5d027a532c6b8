import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test } from "../../support/browser";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  test(`groups are accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    test.setTimeout(120_000);
    const t = messages[locale].groups;
    const [ines, marc] = [
      await student(),
      await student({ name: `Marc ${"Très-Long-Nom ".repeat(4)}`.trim() }),
    ];
    const long = `Promotion ${"x".repeat(28)}${randomKey()}`;
    const id = await insertGroup(ines, { name: long, visibility: "private" });
    await insertGroup(ines, { name: "Club de go" });
    await insertMember(id, marc, "moderator");
    await insertMember(await insertGroup(marc, { name: "Ciné-club", visibility: "hidden" }), ines);
    await insertPost({ by: marc, group: id, content: "Bonjour à toute la promotion", pinned: true });
    await signInAs(context, ines, { locale });

    await page.goto("/student/dashboard/group");
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("link", { name: long })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: t.create }).click();
      await page.getByRole("dialog").getByRole("button", { name: t.generateAvatar }).click();
      await page.getByRole("dialog").getByRole("button", { name: t.create }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    for (const tab of ["overview", "members", "files", "settings"]) {
      await page.goto(`/student/dashboard/group/${id}/${tab}`);
      await inEachVariant(page, locale, async () => {
        await expect(page.getByRole("heading", { level: 1, name: long })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
