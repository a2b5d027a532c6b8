import messagesEn from "@/messages/en/user-management.json" with { type: "json" };
import messagesFr from "@/messages/fr/user-management.json" with { type: "json" };
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, widths } from "../../support/browser";
import { sql } from "../../support/database";
import { admin, student } from "../../support/users";

const words = { fr: messagesFr, en: messagesEn };
for (const [locale, place] of [
  ["fr", "phone"],
  ["en", "desk"],
] as const)
  test(`an administrator suspends several users and exports the list, in ${locale} on a ${place}`, async ({
    page,
    context,
  }) => {
    const t = words[locale];
    const family = `Zy${crypto.randomUUID().replace(/[^a-z]/g, "")}`;
    const people = [await student({ name: `Ada ${family}` }), await student({ name: `Zoé ${family}` })];
    await page.setViewportSize(widths[place]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users?search=${family}`);
    await page.getByLabel(t.selection.one.replace("{name}", `Ada ${family}`)).check();
    await expect(page.getByRole("button", { name: t.selection.action })).toBeVisible();
    await page.getByLabel(t.selection.all).press("Space");
    await page.getByRole("button", { name: t.selection.action }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t.status, { exact: true }).selectOption("suspended");
    const confirm = dialog.getByRole("button", { name: t.selection.confirm, exact: true });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel(t.selection.reason).fill("Triche");
    await confirm.press("Enter");
    await expect(dialog).toHaveCount(0);
    for (const { id, name } of people) {
      await expect(page.getByLabel(t.statusOf.replace("{name}", name))).toHaveValue("suspended");
      const [stored] = await sql`select status_reason from users where id = ${id}`;
      expect(stored?.status_reason).toBe("Triche");
    }
    await expect(page.getByRole("button", { name: t.selection.action })).toHaveCount(0);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t.export }).press("Enter");
    expect((await download).suggestedFilename()).toContain(t.fileName);
    await expectNoSidewaysScroll(page);
  });
