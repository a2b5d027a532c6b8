import type { BrowserContext, Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { userChannel } from "@/lib/core/realtime/channels";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { befriend, requestFriend } from "../../support/friends";
import { randomKey } from "../../support/random-key";
import { student, type TestUser } from "../../support/users";

const texts = {
  fr: {
    search: "Rechercher quelqu’un",
    add: (name: string) => `Ajouter ${name}`,
    requests: /Demandes d’ami, une en attente/,
    confirm: (name: string) => `Accepter la demande envoyée par ${name}`,
    sent: "Demande d’ami envoyée !",
    yours: "Vos amis",
    options: (name: string) => `Options pour ${name}`,
    mute: "Mettre en sourdine",
    muted: "Personne mise en sourdine.",
    remove: "Retirer de mes amis",
    block: "Bloquer",
    blocked: "Personne bloquée.",
    noMatch: /^Personne ne correspond/,
  },
  en: {
    search: "Search for someone",
    add: (name: string) => `Add friend ${name}`,
    requests: /Friend requests, one pending/,
    confirm: (name: string) => `Confirm the request of ${name}`,
    sent: "Friend request sent!",
    yours: "Your Friends",
    options: (name: string) => `Options for ${name}`,
    mute: "Mute",
    muted: "Person muted.",
    remove: "Unfriend",
    block: "Block",
    blocked: "Person blocked.",
    noMatch: /^Nobody matches/,
  },
};

for (const locale of ["fr", "en"] as const)
  for (const [device, width] of [
    ["phone", 375],
    ["desktop", 1440],
  ] as const)
    test(`two students become friends without a reload, mute, end the friendship, and block, in ${locale} on a ${device}`, async ({
      browser,
      context,
      page,
    }) => {
      const t = texts[locale];
      const key = Math.random().toString(36).slice(2, 8).replace(/\d/g, "x");
      const [ines, marc] = [
        await student({ name: `Inès ${key}` }),
        await student({ name: `Mélanie ${key}` }),
      ];
      await signInAs(context, ines, { locale });
      const otherContext = await browser.newContext();
      await signInAs(otherContext, marc, { locale });
      const other = await otherContext.newPage();
      for (const tab of [page, other]) await tab.setViewportSize({ width, height: 900 });
      const subscribed = [
        waitForSubscription(page, userChannel(ines.id)),
        waitForSubscription(other, userChannel(marc.id)),
      ];
      await Promise.all([page.goto("/friends"), other.goto("/student/dashboard/friends")]);
      await Promise.all(subscribed);
      await expect(page).toHaveURL(/\/student\/dashboard\/friends$/);

      await page.getByLabel(t.search).fill(`melanie ${key.slice(0, 4)}`);
      await page.getByRole("button", { name: t.add(marc.name) }).click();
      await expect(page.getByText(t.sent)).toBeVisible();

      await other.getByRole("button", { name: t.requests }).click();
      await other
        .getByRole("region", { name: /./ })
        .getByRole("button", { name: t.confirm(ines.name) })
        .first()
        .click();
      const friends = (tab: typeof page) => tab.getByRole("region", { name: t.yours });
      await expect(friends(other).getByText(ines.name, { exact: true })).toBeVisible();
      await expect(friends(page).getByText(marc.name, { exact: true })).toBeVisible();

      await friends(page)
        .getByRole("button", { name: t.options(marc.name) })
        .click();
      await page.getByRole("menuitem", { name: t.mute }).click();
      await expect(page.getByText(t.muted)).toBeVisible();
      await friends(page)
        .getByRole("button", { name: t.options(marc.name) })
        .click();
      await page.getByRole("menuitem", { name: t.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: t.remove }).click();
      await expect(friends(page).getByText(marc.name, { exact: true })).toBeHidden();
      await expect(friends(other).getByText(ines.name, { exact: true })).toBeHidden();

      // The search reloads the user after the friendship has ended, which closes an open menu.
      await expect(async () => {
        await page.getByRole("button", { name: t.options(marc.name) }).click();
        await page.getByRole("menuitem", { name: t.block, exact: true }).click({ timeout: 3000 });
      }).toPass();
      await page.getByRole("dialog").getByRole("button", { name: t.block, exact: true }).click();
      await expect(page.getByRole("button", { name: t.options(marc.name) })).toBeHidden();
      await otherContext.close();
    });

for (const locale of ["fr", "en"] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a muted friend sees no change, and a blocked one no longer sees the user without a reload, in ${locale} on a ${device}`, async ({
      browser,
      context,
      page,
    }) => {
      const t = texts[locale];
      const key = randomKey();
      const [ines, marc, lea] = [
        await student({ name: `Inès ${key}` }),
        await student({ name: `Marc ${key}` }),
        await student({ name: `Léa ${randomKey()}` }),
      ];
      for (const [user, friend] of [
        [ines, marc],
        [ines, lea],
        [marc, lea],
      ] as const)
        await befriend(user, friend);
      await page.setViewportSize(viewport);
      await openFriends(context, page, ines, locale);
      const otherContext = await browser.newContext({ viewport });
      const other = await otherContext.newPage();
      const received = recordEvents(other, marc);
      await openFriends(otherContext, other, marc, locale);
      const friends = (tab: Page) => tab.getByRole("region", { name: t.yours });
      const count = (tab: Page, number: string) => friends(tab).getByText(number, { exact: true });
      for (const tab of [page, other]) await expect(count(tab, "2")).toBeVisible();

      const options = friends(page).getByRole("button", { name: t.options(marc.name) });
      await options.click();
      await page.getByRole("menuitem", { name: t.mute }).click();
      await expect(page.getByText(t.muted)).toBeVisible();
      await expect(count(other, "2")).toBeVisible();
      await expect(friends(other).getByRole("link", { name: ines.name }).first()).toBeVisible();

      await options.click();
      await page.getByRole("menuitem", { name: t.block, exact: true }).click();
      expect(received).toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: t.block, exact: true }).click();
      await expect(page.getByText(t.blocked)).toBeVisible();
      for (const [tab, absent] of [
        [page, marc],
        [other, ines],
      ] as const) {
        await expect(count(tab, "1")).toBeVisible();
        await expect(friends(tab).getByText(absent.name, { exact: true })).toHaveCount(0);
        await expect(friends(tab).getByText(lea.name, { exact: true })).toBeVisible();
      }
      await expect(friends(page).getByRole("list")).toBeFocused();
      expect(new Set(received)).toEqual(new Set(["friends:updated"]));
      await expect(other.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
      await other.getByLabel(t.search).fill(ines.name);
      await expect(other.getByText(t.noMatch)).toBeVisible();
      await otherContext.close();
    });

async function openFriends(context: BrowserContext, page: Page, user: TestUser, locale: Locale) {
  await signInAs(context, user, { locale });
  const subscribed = waitForSubscription(page, userChannel(user.id));
  await page.goto("/student/dashboard/friends");
  await subscribed;
}

/** Records the names of events that a page receives about its user, without presence events. */
function recordEvents(page: Page, { id }: TestUser): string[] {
  const events: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { event, channel } = JSON.parse(String(payload)) as { event: string; channel?: string };
      const isOwn = channel === userChannel(id) && !event.startsWith("pusher_internal:");
      if (isOwn && event !== "presence:changed") events.push(event);
    }),
  );
  return events;
}

test("a failed request shows an error beside its button, keeps the search, and can be retried", async ({
  context,
  page,
}) => {
  const [ines, marc] = [await student(), await student()];
  await signInAs(context, ines, { locale: "en" });
  await page.goto("/student/dashboard/friends");
  await page.getByLabel("Search for someone").fill(marc.name);
  const row = page.getByRole("listitem").filter({ hasText: marc.name });
  await page.route("**/api/friend-requests", (route) => route.abort());
  await row.getByRole("button", { name: `Add friend ${marc.name}` }).click();
  await expect(row.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute("**/api/friend-requests");
  await row.getByRole("button", { name: "Try again" }).click();
  await expect(row.getByRole("button", { name: `Cancel request to ${marc.name}` })).toBeVisible();
});

test("the settings list blocked and muted users, and can end both", async ({ context, page }) => {
  const [ines, marc, lea] = [await student(), await student(), await student()];
  await befriend(ines, marc);
  await befriend(ines, lea);
  await signInAs(context, ines, { locale: "en" });
  await page.goto("/student/dashboard/friends");
  await page.getByRole("button", { name: `Options for ${marc.name}` }).click();
  await page.getByRole("menuitem", { name: "Mute" }).click();
  await expect(page.getByText("Person muted.")).toBeVisible();
  await page.getByRole("button", { name: `Options for ${lea.name}` }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("Person blocked.")).toBeVisible();
  await page.goto("/student/dashboard/settings#blocks");
  await page.getByRole("button", { name: `Unblock ${lea.name}` }).click();
  await expect(page.getByText("Block lifted.")).toBeVisible();
  const section = page.getByRole("region", { name: "Blocked and muted people" });
  await expect(section.locator(":focus")).toHaveCount(1);
  await page.getByRole("button", { name: `Unmute ${marc.name}` }).click();
  await expect(page.getByText("You have not blocked or muted anyone.")).toBeVisible();
});

test("shows a request that arrives while the page is open", async ({ context, page }) => {
  const [ines, marc] = [await student(), await student()];
  await signInAs(context, ines, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(ines.id));
  await page.goto("/student/dashboard");
  await subscribed;
  await requestFriend(await browserClient(marc), ines);
  await page.getByRole("button", { name: "Friend requests, one pending" }).click();
  await page.getByRole("button", { name: `Delete the request of ${marc.name}` }).click();
  await expect(page.getByText("No new friend requests.")).toBeVisible();
});

test("the notification of a request leads to a page that shows and accepts it", async ({ context, page }) => {
  const [ines, marc] = [await student(), await student()];
  await requestFriend(await browserClient(marc), ines);
  await signInAs(context, ines, { locale: "en" });
  await page.goto("/student/dashboard/notifications");
  await page.getByRole("main").getByRole("link", { name: marc.name }).click();
  await expect(page).toHaveURL(/\/student\/dashboard\/friends$/);
  const requests = page.getByRole("main").getByRole("region", { name: "Friend Request" });
  await requests.getByRole("button", { name: `Confirm the request of ${marc.name}` }).click();
  await expect(page.getByRole("region", { name: "Your Friends" }).getByText(marc.name)).toBeVisible();
  await expect(requests).toHaveCount(0);
});
