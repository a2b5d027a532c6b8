import { reportPost } from "@/lib/moderation/contract";
import { createComment } from "@/lib/posts/comments-contract";
import { likePost } from "@/lib/posts/contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { adminPaths } from "@/lib/routes";
import { browserClient, visitorClient } from "../../support/api";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { insertGroup } from "../../support/groups";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, newEmail, password, student } from "../../support/users";

for (const [locale, figure, filter] of [
  ["fr", "activeUsers", "active"],
  ["en", "engagementRate", "engaged"],
  ["fr", "newUsersToday", "new_today"],
  ["en", "userGrowth", "new"],
] as const)
  test(`${figure} links to the accounts that it counts, in ${locale}`, async ({ page, context }) => {
    const name = `Zoé ${randomKey()}`;
    const user = await student({ name });
    const { id } = await insertPost({ by: user });
    await (await browserClient(user)).call(likePost, { params: { id } });
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.home);
    const label = page.getByText(messages[locale].moderation.figures[figure], { exact: true });
    await page.locator("dl > div").filter({ has: label }).getByRole("link").press("Enter");
    await expect(
      page.getByLabel(messages[locale].userManagement.filterActivity, { exact: true }),
    ).toHaveValue(filter);
    await page.getByLabel(messages[locale].userManagement.search, { exact: true }).fill(name);
    await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(2);
  });

test("a report of a group whose owner has deleted their account has no link", async ({ page, context }) => {
  const owner = await student();
  const group = await insertGroup(owner);
  const reason = `Nom ${crypto.randomUUID()}`;
  await signInAs(context, await admin(), { locale: "en" });
  const listed = page
    .getByRole("listitem")
    .filter({ hasText: reason })
    .filter({ hasText: "Reported by " })
    .first();
  // Repeats, because other tests report posts too and the dashboard lists only the newest.
  const reportAndOpen = () =>
    expect(async () => {
      await insertReport("group", group, { reason });
      await page.goto(adminPaths.home);
      await expect(listed).toBeVisible({ timeout: 3000 });
    }).toPass();
  await reportAndOpen();
  const link = listed.getByRole("link", { name: `See the profile: Group of ${owner.name}` });
  await expect(link).toHaveAttribute("href", `${adminPaths.profiles}/${owner.id}`);
  await (await browserClient(owner)).call(deleteOwnAccount, { body: { password } });
  await reportAndOpen();
  await expect(listed.getByRole("link")).toHaveCount(0);
});

for (const [locale, device, input] of inputFlows)
  test(`an administrator accepts a visitor's comment and deletes another by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { waiting: t, title } = messages[locale].moderation;
    const { activate } = actionsBy(input);
    const { id } = await insertPost();
    const [good, bad] = [`Bonne ${crypto.randomUUID()}`, `Basse ${crypto.randomUUID()}`];
    for (const name of [good, bad])
      await visitorClient().call(createComment, {
        params: { id },
        body: { content: name, author_name: name, author_email: newEmail() },
      });
    const reason = `Insultes ${crypto.randomUUID()}`;
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    // Repeats, because other tests report posts too and the dashboard lists only the newest.
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
