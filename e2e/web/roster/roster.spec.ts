import messagesEn from "@/messages/en/roster.json" with { type: "json" };
import messagesFr from "@/messages/fr/roster.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, looks, signInAs, test, waitForHydration } from "../../support/browser";
import { sql } from "../../support/database";
import { admin } from "../../support/users";

const words = { fr: messagesFr, en: messagesEn };
const listOf = (...lines: string[]) => ({
  name: "liste.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Numéro;Nom;E-mail;Ville", ...lines].join("\n")),
});

for (const { locale, colorScheme, width } of looks)
  test(`an administrator corrects a list and imports it, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    browser,
  }) => {
    const t = words[locale];
    const key = crypto.randomUUID().slice(0, 8);
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/users/import");
    const sound = `${key};Ada Lovelace;${key}@test.invalid;Rennes`;
    const check = page.getByRole("button", { name: t.check });
    await expect(check).toBeDisabled();
    await waitForHydration(page.getByLabel(t.file));
    await page.getByLabel(t.file).setInputFiles(listOf(sound, `${key};=1+1;sans adresse;${"x".repeat(80)}`));
    await check.press("Enter");
    const faults = page.getByRole("table", { name: t.columns.problem });
    await expect(faults.getByRole("row")).toHaveCount(4);
    await expect(faults.getByText("=1+1")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByLabel(t.file).setInputFiles(listOf(sound));
    await check.press("Enter");
    await page.getByRole("button", { name: /(Importer|Import) 1/ }).press("Enter");
    await expect(page.getByText(/(Import terminé|Imported)/)).toBeVisible();
    const accounts = await sql`select name from users where school_number = ${key}`;
    expect(accounts).toEqual([{ name: "Ada Lovelace" }]);
    await sql`update users set school_number = null where school_number = ${key}`;
    await context.close();
  });
