import { expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator suspends several users and exports the list by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].userManagement;
    const { activate, check, choose, fill } = actionsBy(input);
    const family = `Zy${crypto.randomUUID().replace(/[^a-z]/g, "")}`;
    const people = [await student({ name: `Ada ${family}` }), await student({ name: `Zoé ${family}` })];
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users?search=${family}`);
    await check(page.getByLabel(t.selection.one.replace("{name}", `Ada ${family}`)));
    await expect(page.getByRole("button", { name: t.selection.action })).toBeVisible();
    await check(page.getByLabel(t.selection.all));
    await activate(page.getByRole("button", { name: t.selection.action }));
    const dialog = page.getByRole("dialog");
    await choose(dialog.getByLabel(t.status, { exact: true }), "suspended");
    const confirm = dialog.getByRole("button", { name: t.selection.confirm, exact: true });
    await expect(confirm).toBeDisabled();
    await fill(dialog.getByLabel(t.selection.reason), "Triche");
    await activate(confirm);
    await expect(dialog).toHaveCount(0);
    for (const { id, name } of people) {
      await expect(page.getByLabel(t.statusOf.replace("{name}", name))).toHaveValue("suspended");
      const [stored] = await sql`select status_reason from users where id = ${id}`;
      expect(stored?.status_reason).toBe("Triche");
    }
    await expect(page.getByRole("button", { name: t.selection.action })).toHaveCount(0);
    const download = page.waitForEvent("download");
    await activate(page.getByRole("button", { name: t.export }));
    expect((await download).suggestedFilename()).toContain(t.fileName);
    await expectNoSidewaysScroll(page);
  });
