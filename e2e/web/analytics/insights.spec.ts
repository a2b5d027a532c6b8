import { readFile } from "node:fs/promises";
import { type InsightFigure, insightFigures } from "@/lib/analytics/insights-contract";
import { adminPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { displayVariants, expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy } from "../../support/input";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { admin, student } from "../../support/users";

/** A class of five students, two of whom have found an internship, and a company that has decided on all applications. */
async function classWithInternships() {
  const programme = `Métiers ${randomKey()}`;
  const { id, by: company } = await insertJob();
  for (let index = 0; index < 5; index++) {
    const user = await student();
    await sql`insert into profiles (user_id, programme, year) values (${user.id}, ${programme}, 2)`;
    await insertApplication(id, {
      by: user,
      status: index < 2 ? "accepted" : "rejected",
      answeredAfter: 0,
    });
  }
  return { programme, companyName: company.name };
}

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`an administrator reads the figures and downloads each by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
    context,
  }) => {
    test.slow();
    const t = messages[locale].schoolAnalytics;
    const { activate, fill, fillDate } = actionsBy(input);
    const { programme, companyName } = await classWithInternships();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.insights);
    const region = (figure: InsightFigure) => page.getByRole("region", { name: t.titles[figure] });
    const rowOf = (figure: InsightFigure) => region(figure).getByRole("row").filter({ hasText: programme });
    await expect(rowOf("internships")).toContainText("40");
    await expect(rowOf("without")).toContainText("3");
    await expect(region("internships").locator(".recharts-bar-rectangle").first()).toBeVisible();
    await expect(region("answers")).toContainText(companyName);
    await expect(region("activity")).toContainText(t.columns.active);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const rows = {
      internships: [programme, "2", "5", "2"],
      answers: [companyName, "5"],
      without: [programme, "2", "5", "3"],
      activity: [t.columns.week, t.columns.active],
    };
    for (const figure of insightFigures) {
      const downloading = page.waitForEvent("download");
      await activate(
        region(figure).getByRole("button", { name: t.exportName.replace("{title}", t.titles[figure]) }),
      );
      const download = await downloading;
      expect(download.suggestedFilename()).toContain(t.fileNames[figure]);
      expect(await readFile(await download.path(), "utf8")).toContain(
        rows[figure].map((cell) => `"${cell}"`).join(locale === "fr" ? ";" : ","),
      );
    }
    await fill(page.getByLabel(t.weeks), "40");
    await fillDate(page.getByLabel(t.from), "1950-01-01");
    await fillDate(page.getByLabel(t.until), "1950-01-31");
    await activate(page.getByRole("button", { name: t.show }));
    await expect(page).toHaveURL(/from=1950-01-01.*weeks=40/);
    await expect(region("answers")).toContainText(t.none);
    await expect(region("without")).toContainText(locale === "fr" ? "26 avr. 1949" : "26 Apr 1949");
  });

for (const locale of ["fr", "en"] as const)
  test(`a period that ends before it starts shows the school year with a message, in ${locale}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].schoolAnalytics;
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.insights);
    const from = page.getByLabel(t.from, { exact: true });
    await expect(page.getByText(t.rejected)).toHaveCount(0);
    await from.fill("2026-06-02");
    await page.getByLabel(t.until, { exact: true }).fill("2026-06-01");
    await page.getByRole("button", { name: t.show }).click();
    await expect(page.getByText(t.rejected)).toBeVisible();
    await expect(from).toHaveValue("2026-06-02");
  });
