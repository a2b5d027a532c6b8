import type { Page } from "@playwright/test";
import { expect, holdRequests, signInAs, test, viewports, waitForHydration } from "../../support/browser";
import { sql } from "../../support/database";
import { befriend } from "../../support/friends";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { student, type TestUser } from "../../support/users";

const requests = { fr: /^Demandes d’ami/, en: /^Friend requests/ };

const named = (text: string, { name }: TestUser) => text.replace("{name}", name);

/** Inserts a request without an event, as if the event had been lost. */
async function request(sender: TestUser, receiver: TestUser): Promise<void> {
  await sql`insert into friend_requests (sender_id, receiver_id) values (${sender.id}, ${receiver.id})`;
}

/** Makes a call fail, with this message of the server or none. */
async function fail(page: Page, call: string, message?: string): Promise<void> {
  await page.route(`**/api/${call}`, (route) =>
    route.fulfill({ status: 400, json: message ? { message } : {} }),
  );
}

test("searches any text but blanks, once after a pause of 400 ms", async ({ context, page }) => {
  const [ines, marc] = [await student(), await student({ name: `Ôscar ${randomKey()}` })];
  await signInAs(context, ines, { locale: "en" });
  await page.goto("/student/dashboard/friends");
  const searched: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/users/search") searched.push(searchParams.get("search"));
  });
  const box = page.getByLabel(messages.en.friends.findLabel);
  await waitForHydration(box);
  // Stops the clock: on a slow machine, 400 ms would pass during the test.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  await box.fill("   ");
  await page.clock.runFor(1000);
  await box.fill("o");
  await page.clock.runFor(350);
  await box.fill(`os ${marc.name.slice(6)}`);
  await page.clock.runFor(350);
  expect(searched).toEqual([]);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(page.getByRole("listitem").filter({ hasText: marc.name })).toBeVisible();
  expect(searched).toEqual([`os ${marc.name.slice(6)}`]);
  await box.fill("");
  await expect(page.getByRole("listitem").filter({ hasText: marc.name })).toBeHidden();
  const response = page.waitForResponse("**/api/users/search?*");
  await box.fill("o");
  await response;
  expect(searched.at(-1)).toBe("o");
});

test("a search with more results than it shows displays their number, and links to them", async ({
  context,
  page,
}) => {
  const word = randomKey();
  await Promise.all(Array.from({ length: 21 }, (_, index) => student({ name: `${word} ${index}` })));
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard/friends");
  await page.getByLabel(messages.en.friends.findLabel).fill(word);
  await expect(page.getByRole("status").filter({ hasText: "21 people found" })).toBeAttached();
  await page.getByRole("link", { name: messages.en.friends.seeAll.replace("{count, number}", "21") }).click();
  await expect(page).toHaveURL(/tab=people/);
  await expect(page.getByRole("link", { name: new RegExp(`^${word}`) })).toHaveCount(20);
});

test("a failed search shows no earlier results, and can be retried", async ({ context, page }) => {
  const marc = await student();
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard/friends");
  const search = page.getByLabel(messages.en.friends.findLabel);
  const row = page.getByRole("listitem").filter({ hasText: marc.name });
  await search.fill(marc.name);
  await expect(row).toBeVisible();
  await fail(page, "users/search?**");
  await search.fill("wvwq jkzx qqvw");
  const retry = page.getByRole("alert").getByRole("button", { name: messages.en.ui.retry });
  await expect(retry).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.unroute("**/api/users/search?**");
  await retry.click();
  const noMatch = page.getByText(/^Nobody matches/);
  await expect(noMatch).toBeVisible();
  const release = await holdRequests(page, "**/api/users/search?**");
  await search.fill(marc.name);
  await expect(noMatch).toHaveCount(0);
  release();
  await expect(row).toBeVisible();
});

for (const locale of ["fr", "en"] as const) {
  const { friends, shell } = messages[locale];

  test(`the URL /friends selects its menu entry, in ${locale}`, async ({ context, page }) => {
    await signInAs(context, await student(), { locale });
    await page.setViewportSize(viewports.desktop);
    await page.goto("/friends");
    const entry = page.getByRole("navigation").getByRole("link", { name: shell.nav.friends, exact: true });
    await expect(entry.first()).toHaveAttribute("aria-current", "page");
  });

  test(`counts a request that is already pending as sent, in ${locale}`, async ({ context, page }) => {
    const [ines, marc] = [await student(), await student()];
    await signInAs(context, ines, { locale });
    await page.goto("/student/dashboard/friends");
    await page.getByLabel(friends.findLabel).fill(marc.name);
    const add = page.getByRole("button", { name: named(friends.addName, marc) });
    await expect(add).toBeVisible();
    await request(ines, marc);
    await add.click();
    await expect(page.getByText(friends.pending)).toBeVisible();
    await page.getByRole("button", { name: named(friends.cancelName, marc) }).click();
    await expect(page.getByText(friends.cancelled)).toBeVisible();
    await expect(add).toBeVisible();
  });

  test(`the panel is loaded at each opening and at most 415 px high, in ${locale}`, async ({
    context,
    page,
  }) => {
    const ines = await student();
    const senders = await Promise.all(Array.from({ length: 6 }, () => student()));
    await signInAs(context, ines, { locale });
    await page.goto("/student/dashboard");
    const button = page.getByRole("banner").getByRole("button", { name: requests[locale] });
    const panel = page.getByRole("banner").getByRole("region", { name: friends.requests });
    await button.click();
    await expect(panel.getByText(friends.noRequests)).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    for (const sender of senders) await request(sender, ines);
    await button.click();
    await expect(panel.getByRole("listitem")).toHaveCount(6);
    await expect(panel.getByRole("heading").locator("xpath=..")).toContainText("6");
    await expect(panel.getByRole("listitem").first()).toContainText(senders[5]?.name ?? "");
    await expect(panel.getByRole("listitem").first().locator("time")).toHaveAttribute("datetime", /Z$/);
    await expect.poll(async () => (await panel.boundingBox())?.height).toBeCloseTo(415);
    await panel.getByRole("button", { name: named(friends.deleteName, senders[5] as TestUser) }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(5);
  });

  test(`the panel closes when the name or the photo of a sender leads to the profile, in ${locale}`, async ({
    context,
    page,
  }) => {
    const [ines, sender] = [await student(), await student()];
    await request(sender, ines);
    await signInAs(context, ines, { locale });
    const panel = page.getByRole("banner").getByRole("region", { name: friends.requests });
    const links = panel.locator(`a[href$="/profile/${sender.id}"]`);
    for (const index of [0, 1]) {
      await page.goto("/student/dashboard");
      await page.getByRole("banner").getByRole("button", { name: requests[locale] }).click();
      await expect(links).toHaveCount(2);
      await links.nth(index).click();
      await expect(page).toHaveURL(`/student/dashboard/profile/${sender.id}`);
      await expect(panel).toHaveCount(0);
    }
  });

  test(`each failed call shows the server's message, or else a default one, in ${locale}`, async ({
    context,
    page,
  }) => {
    const [ines, marc, lea, sent] = [await student(), await student(), await student(), await student()];
    await befriend(ines, marc);
    await request(lea, ines);
    await request(ines, sent);
    await signInAs(context, ines, { locale });
    await page.goto("/student/dashboard/friends");
    const box = page.getByLabel(friends.findLabel);
    const alert = page.getByRole("alert");

    await fail(page, "users/search?*");
    await box.fill(lea.name);
    await expect(alert.filter({ hasText: friends.searchFailed })).toBeVisible();
    await page.unroute("**/api/users/search?*");
    await alert.getByRole("button").click();

    const results = page.getByRole("region", { name: friends.find });
    for (const [call, button, texts] of [
      ["friend-requests/accept", friends.confirmName, friends.acceptFailed],
      ["friend-requests/reject", friends.deleteName, friends.failed],
    ] as const) {
      await fail(page, call);
      await results.getByRole("button", { name: named(button, lea) }).click();
      await expect(results.getByText(texts)).toBeVisible();
    }
    // Retrying repeats the call that failed last, not the acceptance before it.
    await page.unroute("**/api/friend-requests/reject");
    await results
      .getByRole("listitem")
      .filter({ hasText: lea.name })
      .getByRole("button", { name: messages[locale].ui.retry })
      .click();
    await expect(page.getByRole("button", { name: named(friends.addName, lea) })).toBeVisible();
    await box.fill(sent.name);
    await fail(page, "friend-requests/cancel", `Sorry ${sent.id}`);
    await page.getByRole("button", { name: named(friends.cancelName, sent) }).click();
    await expect(page.getByRole("main").getByText(`Sorry ${sent.id}`)).toBeVisible();
    await page.unroute("**/api/friend-requests/cancel");
    await fail(page, "friend-requests/cancel");
    await page.getByRole("button", { name: named(friends.cancelName, sent) }).click();
    await expect(page.getByRole("main").getByText(friends.cancelFailed)).toBeVisible();
    const stranger = await student();
    await box.fill(stranger.name);
    await fail(page, "friend-requests");
    await page.getByRole("button", { name: named(friends.addName, stranger) }).click();
    await expect(page.getByRole("main").getByText(friends.sendFailed)).toBeVisible();

    const list = page.getByRole("region", { name: friends.yours });
    await fail(page, "user/friends?*");
    await list.getByRole("button", { name: named(friends.options, marc) }).click();
    await page.getByRole("menuitem", { name: friends.mute }).click();
    await expect(list.getByRole("alert").filter({ hasText: friends.listFailed })).toBeVisible();
    await expect(list.getByRole("link", { name: marc.name }).last()).toBeVisible();
  });
}
