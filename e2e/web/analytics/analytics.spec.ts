import type { Page } from "@playwright/test";
import ui from "@/messages/en/ui.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, failScripts, holdRequests, signInAs, test, viewports } from "../../support/browser";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { company } from "../../support/users";

const path = "/company/dashboard/analytics";
const figures = "**/api/recruitment-analytics";

async function busyCompany() {
  const by = await company();
  const [web, data] = [
    await insertJob({ by, title: "Développement web" }),
    await insertJob({ by, title: "Données" }),
  ];
  for (const status of ["pending", "pending", "reviewed", "accepted", "approved", "rejected"] as const)
    await insertApplication(web.id, { status, answeredAfter: 30 });
  await insertApplication(data.id);
  await sql`insert into job_views (job_posting_id, day, views) values (${web.id}, current_date, 48)`;
  return by;
}

/** A row of a table, identified by its first cell. */
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a company reads its figures, both charts and their tables", async ({ page, context }) => {
  await signInAs(context, await busyCompany(), { locale: "en" });
  await page.goto("/company/dashboard");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Analytics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Recruitment Analytics" })).toBeVisible();
  const figure = (name: string) =>
    page.locator("dl > *").filter({ has: page.getByText(name, { exact: true }) });
  await expect(figure("Total Job Postings")).toContainText("2");
  await expect(figure("Total Applications")).toContainText("7");
  await expect(figure("Conversion")).toContainText("14.6%");
  await expect(figure("Response time")).toContainText("30 h");
  await expect(row(page, "In Review")).toContainText("3");
  await expect(row(page, "In Review")).toContainText("43%");
  await expect(row(page, "Développement web")).toContainText("12.5%");
  const pie = page.getByRole("region", { name: "Applications by Status" });
  await expect(pie.locator(".recharts-sector")).toHaveCount(5);
  const bars = page.getByRole("region", { name: "Applications per Job Posting" });
  await expect(bars.locator(".recharts-bar-rectangle")).toHaveCount(2);
});

test("the numbers around the pie are not cut off", async ({ page, context }) => {
  const by = await company();
  const { id } = await insertJob({ by });
  for (const status of ["pending", "reviewed"] as const)
    for (let nth = 1; nth <= 12; nth++) await insertApplication(id, { status });
  await signInAs(context, by, { locale: "en" });
  await page.setViewportSize(viewports.desktop);
  await page.goto(path);
  const pie = page.getByRole("region", { name: "Applications by Status" }).locator("svg.recharts-surface");
  await expect(pie.locator("text")).toHaveText(["12", "12"]);
  const outside = await pie.evaluate((svg) => {
    const box = svg.getBoundingClientRect();
    const numbers = [...svg.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
    return numbers.filter(({ left, right }) => left < box.left || right > box.right).length;
  });
  expect(outside).toBe(0);
});

test("refreshes the figures, and retries after an error", async ({ page, context }) => {
  const by = await busyCompany();
  await signInAs(context, by, { locale: "en" });
  await page.goto(path);
  const refresh = page.getByRole("button", { name: "Refresh" });
  await page.route(figures, (route) => route.abort());
  await refresh.click();
  const errorAlert = page.getByRole("alert").filter({ hasText: "Failed to fetch recruitment analytics." });
  await expect(errorAlert).toBeVisible();
  await expect(row(page, "In Review")).toContainText("3");
  await page.unroute(figures);

  const message = "Too many requests. Try again in one minute.";
  await page.route(figures, (route) => route.fulfill({ status: 429, json: { message } }));
  await refresh.click();
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(errorAlert).toBeHidden();
  await page.unroute(figures);
  await page.route(figures, (route) => route.abort());
  await refresh.click();
  await expect(errorAlert).toBeVisible();
  await page.unroute(figures);

  await insertJob({ by, title: "Nouvelle offre" });
  const release = await holdRequests(page, figures);
  await errorAlert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Loading recruitment analytics...")).toBeVisible();
  await expect(errorAlert).toBeHidden();
  release();
  await expect(row(page, "Nouvelle offre")).toBeVisible();
  await expect(page.getByText("Loading recruitment analytics...")).toBeHidden();
});

test("a page whose charts cannot be loaded keeps its tables, and one toast reports it", async ({
  page,
  context,
}) => {
  await signInAs(context, await busyCompany(), { locale: "en" });
  const restore = await failScripts(page, "recharts-surface");
  await page.goto(path);
  await expect(page.getByText(ui.unreachable)).toHaveCount(1);
  await expect(row(page, "In Review").first()).toContainText("3");
  await restore();
  await page.getByRole("button", { name: ui.reload }).click();
  await expect(page.locator(".recharts-sector")).toHaveCount(5);
});

test("a company without jobs gets a link to the form, but not for a read-only member", async ({
  page,
  context,
}) => {
  const owner = await company();
  const empty = page.getByRole("heading", { name: "No analytics data available" });
  const link = page.getByRole("link", { name: "Create a job posting" });
  await signInAs(context, owner, { locale: "en" });
  await page.goto(path);
  await expect(empty).toBeVisible();
  await expect(link).toHaveAttribute("href", "/company/dashboard/create-posting");
  await signInAs(context, await insertColleague(owner, "read_only"), { locale: "en" });
  await page.goto(path);
  await expect(empty).toBeVisible();
  await expect(link).toHaveCount(0);
});

test("charts cause no layout shift", async ({ page, context }) => {
  await signInAs(context, await busyCompany(), { locale: "fr" });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path);
  await expect(page.locator(".recharts-sector")).toHaveCount(5);
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

for (const locale of ["fr", "en"] as const)
  for (const colorScheme of ["light", "dark"] as const)
    for (const [name, viewport] of Object.entries(viewports))
      test(`the analytics page is accessible, in ${locale}, ${colorScheme}, on a ${name}`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ viewport, colorScheme });
        const page = await context.newPage();
        await signInAs(context, await busyCompany(), { locale });
        await page.goto(path);
        await expect(page.locator(".recharts-sector")).toHaveCount(5);
        await expectAccessible(page, { rules: "all" });
        await expectNoSidewaysScroll(page);
        await context.close();
      });
