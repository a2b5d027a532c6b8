import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

const texts = { fr: messages.fr.audit, en: messages.en.audit };
for (const [locale, device, input] of inputFlows)
  test(`an administrator searches, filters, pages and exports the log by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = texts[locale];
    const { activate, choose, fill } = actionsBy(input);
    const name = `Zoé ${randomKey()}`;
    const { id } = await student({ name });
    await sql`insert into audit_log (actor_id, action) select ${id}, 'signed_out' from generate_series(1, 60)`;
    await sql`insert into audit_log (actor_id, action) values (${id}, 'email_changed')`;
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/security");
    const table = page.getByRole("table", { name: t.title, exact: true });
    await fill(page.getByLabel(t.search, { exact: true }), name);
    await expect(table.getByRole("link", { name })).toHaveCount(50);
    await expect(page).toHaveURL(/search=/);
    await activate(page.getByRole("link", { name: t.older }));
    await expect(table.getByRole("row")).toHaveCount(12);
    await choose(page.getByLabel(t.columns.action, { exact: true }), "email_changed");
    await expect(table.getByRole("row")).toHaveCount(2);
    await expect(table.getByText(t.actions.email_changed)).toBeVisible();
    const download = page.waitForEvent("download");
    await activate(page.getByRole("button", { name: t.export }));
    expect((await download).suggestedFilename()).toContain(t.fileName);
    await activate(table.getByRole("link", { name }));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

for (const locale of ["fr", "en"] as const)
  test(`the log is accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/security");
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("table", { name: texts[locale].title, exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
