import { reportPost } from "@/lib/moderation/contract";
import { createComment } from "@/lib/posts/comments-contract";
import { likePost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { adminPaths, adminUserPath } from "@/lib/routes";
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient, visitorClient } from "../../support/api";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { comment } from "../../support/comments";
import { sql } from "../../support/database";
import { insertGroup } from "../../support/groups";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { reportOn } from "../../support/moderation";
import { post } from "../../support/posts";
import { admin, newEmail, password, student } from "../../support/users";

const texts = { fr: messages.fr.moderation, en: messages.en.moderation };
const users = { fr: messages.fr.userManagement, en: messages.en.userManagement };

for (const [locale, figure, filter] of [
  ["fr", "activeUsers", "active"],
  ["en", "engagementRate", "engaged"],
  ["fr", "newUsersToday", "new_today"],
  ["en", "userGrowth", "new"],
] as const)
  test(`${figure} leads to the accounts that it counts, in ${locale}`, async ({ page, context }) => {
    const name = `Zoé ${crypto.randomUUID().slice(0, 8)}`;
    const user = await student({ name });
    const { id } = await post({ by: user });
    await (await browserClient(user)).call(likePost, { params: { id } });
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.home);
    const label = page.getByText(texts[locale].figures[figure], { exact: true });
    await page.locator("dl > div").filter({ has: label }).getByRole("link").press("Enter");
    await expect(page.getByLabel(users[locale].filterActivity, { exact: true })).toHaveValue(filter);
    await page.getByLabel(users[locale].search, { exact: true }).fill(name);
    await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(2);
  });

for (const [locale, device, input] of inputFlows)
  test(`the open dashboard shows new activity, and links to it, by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = texts[locale];
    const { activate } = actionsBy(input);
    const figures = Object.entries(t.figures).filter(
      ([name]) => !name.endsWith("Meaning") && name !== "title",
    );
    expect(figures).toHaveLength(8);
    const visitor = { name: "a".repeat(60), email: "visitor@test.invalid" };
    await comment({ visitor, content: "a".repeat(300), status: "pending" });
    await page.setViewportSize(viewports[device]);
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
    page.setDefaultTimeout(8000);
    await expect(async () => {
      await page.goto(adminPaths.home);
      const { id } = await student({ name });
      await activate(page.getByRole("button", { name: t.refresh }));
      const signedUp = page.locator(`a[href="${adminUserPath(id)}"]`);
      await expect(signedUp).toContainText(t.activity.user.replace("{name}", name), { timeout: 8000 });
      await activate(signedUp);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    }).toPass();
  });

test("a report of a group whose owner has deleted their account leads nowhere", async ({ page, context }) => {
  const owner = await student();
  const group = await insertGroup(owner);
  const reason = `Nom ${crypto.randomUUID()}`;
  await signInAs(context, await admin(), { locale: "en" });
  const listed = page
    .getByRole("listitem")
    .filter({ hasText: reason })
    .filter({ hasText: "Reported by " })
    .first();
  // Other tests report as well, and the dashboard lists the newest alone.
  const reportAndOpen = () =>
    expect(async () => {
      await reportOn("group", group, { reason });
      await page.goto(adminPaths.home);
      await expect(listed).toBeVisible({ timeout: 3000 });
    }).toPass();
  await reportAndOpen();
  await expect(listed.getByRole("link")).toHaveAttribute("href", `${adminPaths.profiles}/${owner.id}`);
  await (await browserClient(owner)).call(deleteOwnAccount, { body: { password } });
  await reportAndOpen();
  await expect(listed.getByRole("link")).toHaveCount(0);
});

for (const [locale, device, input] of inputFlows)
  test(`an administrator accepts a visitor's comment and deletes another by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { waiting: t, title } = texts[locale];
    const { activate } = actionsBy(input);
    const { id } = await post();
    const [good, bad] = [`Bonne ${crypto.randomUUID()}`, `Basse ${crypto.randomUUID()}`];
    for (const name of [good, bad])
      await visitorClient().call(createComment, {
        params: { id },
        body: { content: name, author_name: name, author_email: newEmail() },
      });
    const reason = `Insultes ${crypto.randomUUID()}`;
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    // Other tests report as well, and the dashboard lists the newest alone.
    await expect(async () => {
      await (await browserClient(await student())).call(reportPost, { params: { id }, body: { reason } });
      await page.goto(adminPaths.home);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      const listed = page.getByRole("listitem").filter({ hasText: reason });
      await expect(listed.first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    const accepted = page.getByRole("listitem").filter({ hasText: good });
    await activate(accepted.getByRole("button", { name: t.acceptOne.replace("{name}", good) }));
    await expect(page.getByText(t.accepted)).toBeVisible();
    await expect(accepted).toHaveCount(0);
    await expect(page.getByRole("heading", { name: t.title })).toBeFocused();
    const deleted = page.getByRole("listitem").filter({ hasText: bad });
    await activate(deleted.getByRole("button", { name: t.deleteOne.replace("{name}", bad) }));
    const question = page.getByRole("dialog", { name: t.deleteOne.replace("{name}", bad) });
    await expect(question).toContainText(bad);
    await activate(question.getByRole("button", { name: t.delete, exact: true }));
    await expect(page.getByText(t.deleted)).toBeVisible();
    await expect(deleted).toHaveCount(0);
    const rows = await sql`select content, status from comments where post_id = ${id} order by id`;
    expect(rows.map(({ status }) => status)).toEqual(["published", "deleted"]);
  });
