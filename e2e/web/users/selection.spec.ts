import { deleteUser } from "@/lib/users/management-contract";
import errors from "@/messages/en/errors.json" with { type: "json" };
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator suspends several users and exports the list by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].userManagement;
    const { activate, check, choose, fill } = actionsBy(input);
    const family = `Zy${randomKey()}`;
    const users = [await student({ name: `Ada ${family}` }), await student({ name: `Zoé ${family}` })];
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
    for (const { id, name } of users) {
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

test("a user whom a colleague has deleted meanwhile disappears when a dialog about them closes", async ({
  page,
  context,
}) => {
  const t = messages.en.userManagement;
  const colleague = await browserClient(await admin());
  const dialog = page.getByRole("dialog");
  await signInAs(context, await admin(), { locale: "en" });
  for (const [open, confirm, reason] of [
    [
      async (name: string) => {
        await page.getByLabel(t.selection.one.replace("{name}", name)).check();
        await page.getByRole("button", { name: t.selection.action }).click();
      },
      t.selection.confirm,
      t.selection.reason,
    ],
    [
      (name: string) => page.getByLabel(t.statusOf.replace("{name}", name)).selectOption("suspended"),
      t.suspend.confirm,
      t.suspend.reason,
    ],
  ] as const) {
    const { id, name } = await student({ name: `Zy ${randomKey()}` });
    await page.goto(`/admin/dashboard/users?search=${encodeURIComponent(name)}`);
    await open(name);
    await dialog.getByLabel(reason).fill("Cheating");
    await colleague.call(deleteUser, { params: { id } });
    await dialog.getByRole("button", { name: confirm, exact: true }).click();
    await expect(dialog.getByText(messages.en.errors.not_found)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(t.none)).toBeVisible();
  }
});

test("a status that a colleague has changed meanwhile is shown and kept", async ({ page, context }) => {
  const t = messages.en.userManagement;
  const key = randomKey();
  const name = `Zoé ${key}`;
  const { id } = await student({ name });
  const ban = () => sql`update users set status = 'banned' where id = ${id}`;
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/users?search=${key}`);
  const status = page.getByLabel(t.statusOf.replace("{name}", name));
  await expect(status).toHaveValue("active");
  await ban();
  await status.selectOption("inactive");
  await expect(page.getByText(errors.already_decided).first()).toBeVisible();
  await expect(status).toHaveValue("banned");

  await sql`update users set status = 'active' where id = ${id}`;
  await page.reload();
  await page.getByLabel(t.selection.one.replace("{name}", name)).check();
  await page.getByRole("button", { name: t.selection.action }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t.status, { exact: true }).selectOption("inactive");
  await ban();
  await dialog.getByRole("button", { name: t.selection.confirm, exact: true }).click();
  await expect(dialog.getByText(errors.already_decided)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(status).toHaveValue("banned");

  await status.selectOption("suspended");
  await dialog.getByLabel(t.suspend.reason).fill("Triche");
  await sql`update users set status = 'active' where id = ${id}`;
  await dialog.getByRole("button", { name: t.suspend.confirm }).click();
  await expect(dialog.getByText(errors.already_decided)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(status).toHaveValue("active");
});
