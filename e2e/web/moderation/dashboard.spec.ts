import { reportPost } from "@/lib/moderation/contract";
import { likePost } from "@/lib/posts/contract";
import { adminPaths, adminUserPath } from "@/lib/routes";
import messagesEn from "@/messages/en/moderation.json" with { type: "json" };
import usersEn from "@/messages/en/user-management.json" with { type: "json" };
import messagesFr from "@/messages/fr/moderation.json" with { type: "json" };
import usersFr from "@/messages/fr/user-management.json" with { type: "json" };
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { comment } from "../../support/comments";
import { post } from "../../support/posts";
import { admin, student } from "../../support/users";

const words = { fr: messagesFr, en: messagesEn };
const users = { fr: usersFr, en: usersEn };

for (const [locale, figure, filter] of [
  ["fr", "activeUsers", "active"],
  ["en", "engagementRate", "engaged"],
  ["fr", "newUsersToday", "new_today"],
  ["en", "userGrowth", "new"],
] as const)
  test(`${figure} leads to the accounts that it counts, in ${locale}`, async ({ page, context }) => {
    const name = `Zoé ${crypto.randomUUID().slice(0, 8)}`;
    const someone = await student({ name });
    const { id } = await post({ by: someone });
    await (await browserClient(someone)).call(likePost, { params: { id } });
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.home);
    const label = page.getByText(words[locale].figures[figure], { exact: true });
    await page.locator("dl > div").filter({ has: label }).getByRole("link").press("Enter");
    await expect(page.getByLabel(users[locale].filterActivity, { exact: true })).toHaveValue(filter);
    await page.getByLabel(users[locale].search, { exact: true }).fill(name);
    await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(2);
  });

for (const locale of ["fr", "en"] as const)
  test(`the dashboard shows what happens while it is open, in ${locale}`, async ({ page, context }) => {
    const t = words[locale];
    const figures = Object.entries(t.figures).filter(
      ([name]) => !name.endsWith("Meaning") && name !== "title",
    );
    expect(figures).toHaveLength(8);
    const visitor = { name: "a".repeat(60), email: "visitor@test.invalid" };
    await comment({ visitor, content: "a".repeat(300), status: "pending" });
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.home);
    await expectNoSidewaysScroll(page);
    for (const [name, label] of figures) {
      const figure = page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
      await expect(figure).toContainText(t.figures[`${name}Meaning` as keyof typeof t.figures]);
      await expect(figure.getByRole("link")).toHaveAttribute("href", /^\/admin\/dashboard\/./);
    }
    const name = `Zoé ${crypto.randomUUID().slice(0, 8)}`;
    const reporter = await browserClient(await student({ name }));
    // Until the page has subscribed, and while other tests push it out of the ten newest.
    await expect(async () => {
      await reporter.call(reportPost, { params: { id: (await post()).id }, body: { reason: "Insultes" } });
      const reported = page.getByText(t.activity.report.replace("{name}", name)).first();
      await expect(reported).toBeVisible({ timeout: 8000 });
    }).toPass();
    await expect(async () => {
      const { id } = await student({ name });
      await page.getByRole("button", { name: t.refresh }).click();
      const signedUp = page.locator(`a[href="${adminUserPath(id)}"]`);
      await expect(signedUp).toContainText(t.activity.user.replace("{name}", name), { timeout: 8000 });
    }).toPass();
  });
