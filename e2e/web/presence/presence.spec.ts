import type { Browser, BrowserContext } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { activeChannel } from "@/lib/core/realtime/channels";
import { expectAccessible } from "../../support/accessibility";
import { expectWholeWords } from "../../support/broken-words";
import { expect, signInAs, test, viewports, waitForFrame, waitForSubscription } from "../../support/browser";
import { befriend } from "../../support/friends";
import { student } from "../../support/users";

const texts = {
  fr: {
    team: "Équipe",
    online: "En ligne",
    offline: "Hors ligne",
    idle: "En veille",
    lastSeen: /^Dernière visite /,
    none: "Personne en ligne",
    one: "1 en ligne",
    menu: "Menu",
    hide: "Masquer ma présence",
  },
  en: {
    team: "Team",
    online: "Online",
    offline: "Offline",
    idle: "Idle",
    lastSeen: /^Last seen /,
    none: "Nobody online",
    one: "1 online",
    menu: "Menu",
    hide: "Hide my presence",
  },
};

/** The timeout for a change after a tab opens, idles or closes. */
const waits = { timeout: 15_000 };

/** Signs a student in to `context`, and a friend of theirs to a tab elsewhere. */
async function signInFriends(browser: Browser, context: BrowserContext, locale: Locale) {
  const [ines, marc] = [await student({ locale }), await student({ locale })];
  await befriend(ines, marc);
  await signInAs(context, ines, { locale });
  const elsewhere = await browser.newContext();
  await signInAs(elsewhere, marc, { locale });
  return { marc, elsewhere, other: await elsewhere.newPage() };
}

for (const locale of ["fr", "en"] as const)
  test(`the Team sidebar shows a friend online, idle, online again and offline, in ${locale}`, async ({
    browser,
    context,
    page,
  }) => {
    test.slow();
    const t = texts[locale];
    const { marc, elsewhere, other } = await signInFriends(browser, context, locale);
    await page.setViewportSize(viewports.desktop);
    await page.goto("/student/dashboard/friends");
    const team = page.getByRole("complementary", { name: t.team });
    const friend = team.getByRole("link", { name: marc.name });
    await expect(friend).toContainText(t.offline);
    await expect(team).toContainText(t.none);

    await other.clock.install();
    const subscribed = waitForSubscription(other, activeChannel(marc.id));
    await other.goto("/student/dashboard/friends");
    await other.clock.runFor(5000);
    await subscribed;
    await expect(friend).toContainText(t.online, waits);
    await expect(team.getByText(t.one, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("main")).toContainText(t.online);
    await expectAccessible(page);

    await other.clock.runFor(5 * 60_000 + 2000);
    await expect(friend).toContainText(t.idle, waits);
    await other.mouse.move(10, 10);
    await other.clock.runFor(5000);
    await expect(friend).toContainText(t.online, waits);

    await elsewhere.close();
    await expect(friend.getByText(t.lastSeen)).toBeVisible(waits);
    await expect(team).toContainText(t.none);
  });

test("a friend who comes online while the list of friends is loaded is shown online", async ({
  browser,
  context,
  page,
}) => {
  test.slow();
  const t = texts.en;
  const { marc, elsewhere, other } = await signInFriends(browser, context, "en");
  await page.setViewportSize(viewports.desktop);
  const announced = waitForFrame(page, "presence:changed", String(marc.id));
  let isFirst = true;
  await page.route("**/api/presence/friends?*", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    await other.goto("/student/dashboard/friends");
    await announced;
    await route.fulfill({ response });
  });
  await page.goto("/student/dashboard/friends");
  const friend = page.getByRole("complementary", { name: t.team }).getByRole("link", { name: marc.name });
  await expect(friend).toContainText(t.online, waits);
  await elsewhere.close();
});

for (const locale of ["fr", "en"] as const)
  test(`from 1024 px the name of the Team sidebar fits on one line, in ${locale}`, async ({
    context,
    page,
  }) => {
    await signInAs(context, await student({ locale }), { locale });
    await page.setViewportSize({ ...viewports.desktop, width: 1024 });
    await page.goto("/student/dashboard/friends");
    await expectWholeWords(page.getByRole("heading", { name: texts[locale].team, exact: true }));
  });

test("below 1024 px the team opens from the menu, and a hidden presence stays hidden", async ({
  browser,
  context,
  page,
}) => {
  test.slow();
  const t = texts.en;
  const { marc, elsewhere, other } = await signInFriends(browser, context, "en");
  await other.goto("/student/dashboard/settings#presence");

  await page.setViewportSize(viewports.phone);
  await page.goto("/student/dashboard");
  await expect(page.getByRole("complementary", { name: t.team })).toBeHidden();
  await page.getByRole("button", { name: t.menu }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.team }).click();
  const sheet = page.getByRole("dialog", { name: t.team });
  const friend = sheet.getByRole("link", { name: marc.name });
  await expect(friend).toContainText(t.online, waits);
  await expectAccessible(page);

  await other.getByLabel(t.hide).check();
  await expect(friend).toContainText(t.offline, waits);
  await expect(sheet).toContainText(t.none);
  await elsewhere.close();
});
