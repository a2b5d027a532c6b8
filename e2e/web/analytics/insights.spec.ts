import { readFile } from "node:fs/promises";
import messagesEn from "@/messages/en/school-analytics.json" with { type: "json" };
import messagesFr from "@/messages/fr/school-analytics.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, looks, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { job } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { admin, student } from "../../support/users";

const words = { fr: messagesFr, en: messagesEn };

/** Five students of a class; two have found an internship. */
async function classWithInternships(): Promise<string> {
  const programme = `Métiers ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await job();
  for (let at = 0; at < 5; at++) {
    const by = await student();
    await sql`insert into profiles (user_id, programme, year) values (${by.id}, ${programme}, 2)`;
    await insertApplication(id, { by, status: at < 2 ? "accepted" : "rejected", answeredAfter: 0 });
  }
  return programme;
}

test("an administrator reads the figures of the school and downloads one", async ({ page, context }) => {
  test.slow();
  const programme = await classWithInternships();
  const school = await admin();
  for (const { locale, colorScheme, width } of looks) {
    const t = words[locale];
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signInAs(context, school, { locale });
    await page.goto("/admin/dashboard/insights");
    const figure = page.getByRole("region", { name: t.titles.internships });
    await expect(figure.getByRole("row").filter({ hasText: programme })).toContainText("40");
    await expect(figure.locator(".recharts-bar-rectangle").first()).toBeVisible();
    await expect(page.getByRole("region", { name: t.titles.activity })).toContainText(t.columns.active);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  const t = words.en;
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("region", { name: t.titles.internships })
    .getByRole("button", { name: t.export })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toContain(t.fileNames.internships);
  expect(await readFile(await download.path(), "utf8")).toContain(`"${programme}","2","5","2"`);
  await page.getByLabel(t.from).fill("1950-01-01");
  await page.getByLabel(t.until).fill("1950-01-31");
  await page.getByRole("button", { name: t.show }).click();
  await expect(page).toHaveURL(/from=1950-01-01/);
  await expect(page.getByRole("region", { name: t.titles.answers })).toContainText(t.none);
});
