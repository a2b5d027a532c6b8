import { userChannel } from "@/lib/core/realtime/channels";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import {
  displayVariants,
  expect,
  holdRequests,
  signInAs,
  test,
  waitForHydration,
  waitForSubscription,
} from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin } from "../../support/users";

const listOf = (...lines: string[]) => ({
  name: "liste.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Numéro;Nom;E-mail;Ville;Classe;Délégué", ...lines].join("\n")),
});

test("an import of thousands shows its progress", async ({ page, context }) => {
  const t = messages.fr.roster;
  const key = randomKey();
  const administrator = await admin();
  await signInAs(context, administrator, { locale: "fr" });
  const subscribed = waitForSubscription(page, userChannel(administrator.id));
  await page.goto("/admin/dashboard/users/import");
  await subscribed;
  const line = (index: number) =>
    `${key}-${index};Ada Lovelace;${key}-${index}@test.invalid;Rennes;L${index % 90} ${key};`;
  await page
    .getByLabel(t.file)
    .setInputFiles(listOf(...Array.from({ length: 5000 }, (_, index) => line(index))));
  await page.getByLabel(t.createGroups).check();
  await page.getByRole("button", { name: t.check }).click();
  await page.getByRole("button", { name: /Importer 5/ }).click();
  await expect(page.getByRole("progressbar", { name: /[1-5].000 comptes créés sur 5/ })).toBeVisible();
  await expect(page.getByText("Import terminé")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await sql`update users set school_number = null where school_number like ${`${key}-%`}`;
});

test("a list that is selected while another one is checked is not imported unchecked", async ({
  page,
  context,
}) => {
  const t = messages.fr.roster;
  const key = randomKey();
  await signInAs(context, await admin(), { locale: "fr" });
  await page.goto("/admin/dashboard/users/import");
  const field = page.getByLabel(t.file);
  await waitForHydration(field);
  const checkList = page.getByRole("button", { name: t.check });
  const importList = page.getByRole("button", { name: /^Importer/ });
  const choose = (number: string) =>
    field.setInputFiles(listOf(`${number};Ada Lovelace;${number}@test.invalid;Rennes;;`));
  await choose(key);
  const release = await holdRequests(page, /\/api\/admin\/roster$/);
  await checkList.click();
  await choose(`${key}-2`);
  const checked = page.waitForResponse(/\/api\/admin\/roster$/);
  release();
  await checked;
  await expect(checkList).toBeEnabled();
  await expect(importList).toHaveCount(0);
  await checkList.click();
  await expect(importList).toBeVisible();
  expect(await sql`select from users where school_number like ${`${key}%`}`).toHaveLength(0);
});

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`an administrator corrects a list and imports it by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    browser,
  }) => {
    const t = messages[locale].roster;
    const { activate, check, chooseFile } = actionsBy(input);
    const key = randomKey();
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/users/import");
    const valid = `${key};Ada Lovelace;${key}@test.invalid;Rennes;L1 Info ${key};`;
    const delegate = `${key}-2;Grace Hopper;${key}-2@test.invalid;Rennes;L1 Info ${key};oui`;
    const checkList = page.getByRole("button", { name: t.check });
    await expect(checkList).toBeDisabled();
    const field = page.getByLabel(t.file);
    await waitForHydration(field);
    const zone = page.locator("label").filter({ has: page.locator("input[type=file]") });
    const choose = (list: ReturnType<typeof listOf>) => chooseFile(input === "mouse" ? zone : field, list);
    await choose(listOf(valid, `${key};=1+1;sans adresse;Rennes;${"x".repeat(80)};`));
    await activate(checkList);
    const faults = page.getByRole("table", { name: t.columns.problem });
    await expect(faults.getByRole("row")).toHaveCount(5);
    await expect(faults.getByText("=1+1")).toBeVisible();
    const status = page.getByRole("status").filter({ hasText: /(sans problème|without a problem)/ });
    await expect(status).toContainText(/4 (problèmes à corriger|problems to correct)/);
    await expect(status.getByRole("table")).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await expect(zone).toContainText("liste.csv");
    await choose(listOf(valid, delegate));
    await activate(checkList);
    const classes = page.getByRole("table", { name: /^1 class/ });
    const cells = classes.getByRole("row", { name: key }).getByRole("cell");
    await expect(cells.nth(1)).toContainText(t.group.none);
    await check(page.getByLabel(t.createGroups));
    await expect(classes).toBeHidden();
    await activate(checkList);
    await expect(cells.nth(1)).toContainText(t.group.new);
    await expect(cells.nth(2)).toContainText("Grace Hopper");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await activate(page.getByRole("button", { name: /(Importer|Import) 2/ }));
    await expect(page.getByText(/(Import terminé|Imported)/)).toBeVisible();
    await expect(cells.nth(1)).toContainText(t.group.created);
    const accounts =
      await sql`select name, class_name from users where school_number like ${`${key}%`} order by id`;
    expect(accounts).toEqual([
      { name: "Ada Lovelace", class_name: `L1 Info ${key}` },
      { name: "Grace Hopper", class_name: `L1 Info ${key}` },
    ]);
    const [group] = await sql`select members_count, visibility from groups where name = ${`L1 Info ${key}`}`;
    expect(group).toEqual({ members_count: 2, visibility: "private" });

    await page.reload();
    await choose(listOf(valid, delegate));
    await activate(checkList);
    await expect(page.getByText(t.nothing)).toBeVisible();
    await expect(cells.nth(1)).toContainText(t.group.existing);
    await sql`update users set school_number = null where school_number like ${`${key}%`}`;
    await context.close();
  });
