import type { Route } from "@playwright/test";
import { userChannel } from "@/lib/core/realtime/channels";
import { deleteNotification, listNotifications } from "@/lib/notifications/contract";
import { likePost } from "@/lib/posts/contract";
import { companyPaths, studentPaths } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { messages } from "../../support/messages";
import { insertNotifications } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { company, student } from "../../support/users";

const fr = messages.fr.shell;
const en = messages.en.shell;

const languages = [
  ["fr", fr.bell],
  ["en", en.bell],
] as const;

for (const [locale, texts] of languages)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student reads, filters and deletes notifications, in ${locale} on a ${device}`, async ({
      page,
      context,
    }) => {
      const user = await student();
      await insertNotifications(user, 25);
      await page.setViewportSize(viewport);
      await signInAs(context, user, { locale });
      await page.goto(studentPaths.feed);
      await page.getByRole("button", { name: /^Notifications/ }).click();
      const panel = page.getByRole("region", { name: texts.title });
      await expectAccessible(page);
      await panel.getByRole("link", { name: texts.all }).click();
      await expect(page).toHaveURL(studentPaths.notifications);
      const main = page.getByRole("main");
      const rows = main.getByRole("list", { name: texts.title }).getByRole("listitem");
      await expect(rows).toHaveCount(20);
      await expect(rows.getByText(texts.unread, { exact: true })).toHaveCount(20);
      await expectAccessible(page);
      await expect(page.getByRole("button", { name: /^Notifications/ })).toContainText("5");

      const filters = main.getByRole("navigation", { name: texts.filters });
      await filters.getByRole("link", { name: texts.filter.unread }).click();
      await expect(page).toHaveURL(`${studentPaths.notifications}?filter=unread`);
      await expect(rows).toHaveCount(5);
      await rows.first().getByRole("button").click();
      await page.getByRole("menuitem", { name: texts.delete, exact: true }).click();
      await expect(rows).toHaveCount(4);
      await main.getByRole("button", { name: texts.readAll }).click();
      await expect(page.getByText(texts.emptyUnread)).toBeVisible();
      await expect(main.getByRole("list", { name: texts.title })).toBeFocused();
      await expect(main.getByRole("button")).toHaveCount(0);

      await filters.getByRole("link", { name: texts.filter.all, exact: true }).click();
      await expect(rows).toHaveCount(20);
      await main.getByRole("button", { name: texts.deleteRead }).click();
      await page.getByRole("dialog").getByRole("button", { name: texts.delete, exact: true }).click();
      await expect(page.getByText(texts.emptyTitle)).toBeVisible();
      await expect(main.getByRole("button")).toHaveCount(0);
      await expect(main.getByRole("list", { name: texts.title })).toBeFocused();
    });

test("fifty likes increase the badge by one, and removing them decreases it", async ({ page, context }) => {
  const { id, by } = await insertPost();
  await signInAs(context, by, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(by.id));
  await page.goto(studentPaths.settings);
  await subscribed;
  const bell = page.getByRole("button", { name: /^Notifications/ });
  const liker = await browserClient(await student());
  await liker.call(likePost, { params: { id } });
  await expect(bell).toHaveAccessibleName("Notifications (one unread)");
  await liker.json(`/api/posts/${id}/like`, { method: "DELETE" });
  await expect(bell).toHaveAccessibleName("Notifications");
});

test("notifications that are deleted on another page disappear here too", async ({ context, page }) => {
  const viewer = await student();
  await insertNotifications(viewer, 2);
  await signInAs(context, viewer, { locale: "en" });
  await page.goto(studentPaths.notifications);
  await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveAccessibleName("Notifications");
  const rows = page.getByRole("main").getByRole("list", { name: en.bell.title }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const other = await browserClient(viewer);
  const [newest] = (await other.call(listNotifications, {})).body.data.data;
  await other.call(deleteNotification, { params: { id: newest?.id ?? 0 } });
  for (const remaining of [1, 0]) {
    await rows.first().getByRole("button").click();
    await page.getByRole("menuitem", { name: en.bell.delete, exact: true }).click();
    await expect(rows).toHaveCount(remaining);
  }
  await expect(page.getByText(en.bell.emptyTitle)).toBeVisible();
  await expect(page.getByText(messages.en.errors.not_found)).toHaveCount(0);
});

test("of two simultaneous deletions, the failed one is rolled back in its position", async ({
  context,
  page,
}) => {
  const viewer = await student();
  await insertNotifications(viewer, 3);
  await signInAs(context, viewer, { locale: "en" });
  await page.goto(studentPaths.notifications);
  const rows = page.getByRole("main").getByRole("list", { name: en.bell.title }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  const times = () =>
    rows.locator("time").evaluateAll((elements) => elements.map((time) => time.getAttribute("datetime")));
  const [first, , third] = await times();
  const held: Route[] = [];
  await page.route("**/api/notifications/*", (route) => {
    if (route.request().method() !== "DELETE") return route.continue();
    held.push(route);
  });
  for (const remaining of [2, 1]) {
    await rows.first().getByRole("button").click();
    await page.getByRole("menuitem", { name: en.bell.delete, exact: true }).click();
    await expect(rows).toHaveCount(remaining);
  }
  await expect.poll(() => held.length).toBe(2);
  await held[0]?.abort();
  await expect.poll(times).toEqual([first, third]);
  const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
  await held[1]?.continue();
  await deleted;
  await page.reload();
  await expect.poll(times).toEqual([first, third]);
});

test("notifications that are read in one browser are no longer counted in another", async ({
  browser,
  context,
  page,
}) => {
  const viewer = await student();
  await insertNotifications(viewer, 3);
  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  for (const of of [context, otherContext]) await signInAs(of, viewer, { locale: "en" });
  const subscribed = waitForSubscription(other, userChannel(viewer.id));
  await other.goto(studentPaths.settings);
  await subscribed;
  const bell = other.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications (3 unread)");
  await page.goto(studentPaths.notifications);
  await expect(bell).toHaveAccessibleName("Notifications");
  await otherContext.close();
});

test("the page shows a new like at once, and its pages keep the filter", async ({ page, context }) => {
  const { id, by } = await insertPost();
  await insertNotifications(by, 45);
  await signInAs(context, by, { locale: "en" });
  await page.goto(`${studentPaths.notifications}?filter=unread&page=2`);
  const rows = page.getByRole("main").getByRole("list", { name: en.bell.title }).getByRole("listitem");
  await expect(rows).toHaveCount(20);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${studentPaths.notifications}?filter=unread&page=3`);
  await expect(rows).toHaveCount(5);
  const subscribed = waitForSubscription(page, userChannel(by.id));
  await page.goto(studentPaths.notifications);
  await subscribed;
  await (await browserClient(await student({ name: "Zoé Live" }))).call(likePost, { params: { id } });
  await expect(rows.first()).toContainText("Zoé Live likes your post");
});

test("a company has a notifications page too, which is empty at first", async ({ page, context }) => {
  await signInAs(context, await company(), { locale: "en" });
  await page.goto(companyPaths.notifications);
  await expect(page.getByText(en.bell.emptyTitle)).toBeVisible();
  await expectAccessible(page);
});

for (const [locale, texts, card] of [
  ["fr", fr.bell, messages.fr.posts.card],
  ["en", en.bell, messages.en.posts.card],
] as const)
  test(`mutes a post on its notification, and unmutes it in the post's menu, in ${locale}`, async ({
    page,
    context,
  }) => {
    const { id, by } = await insertPost();
    await (await browserClient(await student())).call(likePost, { params: { id } });
    await signInAs(context, by, { locale });
    await page.goto(studentPaths.notifications);
    const rows = page.getByRole("main").getByRole("list", { name: texts.title }).getByRole("listitem");
    await rows.first().getByRole("button").click();
    await page.getByRole("menuitem", { name: texts.mute }).click();
    await expect(page.getByText(texts.muted)).toBeVisible();
    await (await browserClient(await student())).call(likePost, { params: { id } });
    await page.goto(studentPaths.settings);
    await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveAccessibleName("Notifications");
    await page.goto(locale === "fr" ? `/posts/${id}` : `/en/posts/${id}`);
    await page.getByRole("button", { name: card.options.replace("{name}", by.name) }).click();
    await page.getByRole("menuitem", { name: card.unmute }).click();
    await expect(page.getByText(card.unmuted)).toBeVisible();
    await (await browserClient(await student())).call(likePost, { params: { id } });
    await page.goto(studentPaths.notifications);
    await expect(rows).toHaveCount(2);
  });
