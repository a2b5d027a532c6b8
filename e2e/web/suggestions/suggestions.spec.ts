import messagesEn from "@/messages/en/suggestions.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, viewports, waitForFocusScript } from "../../support/browser";
import { sql } from "../../support/database";
import { openFeed } from "../../support/feed-page";
import { befriend } from "../../support/friends";
import { messages } from "../../support/messages";
import { insertPost, moveToTop } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

async function studentWithSuggestions() {
  const [viewer, friend] = [await student(), await student()];
  const people = [await student({ name: "Marc Petit" }), await student({ name: "Léa Roux" })];
  await befriend(viewer, friend);
  for (const user of people) await befriend(friend, user);
  const programme = randomKey();
  for (const { id } of [viewer, ...people])
    await sql`insert into profiles (user_id, programme) values (${id}, ${programme})`;
  return { viewer, programme };
}

for (const locale of ["fr", "en"] as const)
  for (const [device, width] of [
    ["phone", 375],
    ["desktop", 1440],
  ] as const)
    test(`a student sends a request to one suggested user, and dismisses another and undoes it, in ${locale} on a ${device}`, async ({
      context,
      page,
    }) => {
      const t = messages[locale].suggestions;
      const { viewer, programme } = await studentWithSuggestions();
      await signInAs(context, viewer, { locale });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/student/dashboard/friends");
      await waitForFocusScript(page);
      const list = page.getByRole("list", { name: t.title });
      const rows = list.getByRole("listitem");
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(locale === "fr" ? "Un ami en commun" : "One friend in common");
      await expect(rows.first()).toContainText(programme);
      await expectAccessible(page, { selector: "main" });
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: t.dismiss.replace("{name}", "Marc Petit") }).click();
      await expect(rows).toHaveCount(1);
      await expect(list).toBeFocused();
      await page.getByRole("button", { name: t.undo }).click();
      await expect(rows).toHaveCount(2);
      await list
        .getByRole("button", { name: /Marc Petit/, exact: false })
        .first()
        .click();
      await expect(rows).toHaveCount(1);
      await expect(list).not.toContainText("Marc Petit");
    });

test("the feed's sidebar suggests users, and is hidden without any", async ({ context, page }) => {
  await page.setViewportSize(viewports.desktop);
  await signInAs(context, (await studentWithSuggestions()).viewer, { locale: "en" });
  await page.goto("/student/dashboard");
  const list = page.getByRole("list", { name: messagesEn.title });
  await expect(list.getByRole("link", { name: "Marc Petit" })).toBeVisible();
  await page.goto("about:blank");
  await context.clearCookies();
  await signInAs(context, await student(), { locale: "en" });
  const fetched = page.waitForResponse("**/api/suggestions?**");
  await page.goto("/student/dashboard");
  await fetched;
  await expect(page.getByRole("heading", { name: messagesEn.title })).toHaveCount(0);
});

test("a student blocked from the feed's suggestions disappears from the feed", async ({ context, page }) => {
  const [ines, marc, lea] = [await student(), await student(), await student()];
  await befriend(ines, lea);
  await befriend(lea, marc);
  const content = `Bonjour ${randomKey()}`;
  await insertPost({ by: marc, content });
  await page.setViewportSize(viewports.desktop);
  await signInAs(context, ines, { locale: "en" });
  const post = await openFeed(page, content);
  await page.route("**/api/posts?*", async (route) => {
    await moveToTop(content);
    await route.continue();
  });
  const { block, blockTitle, options } = messages.en.friends;
  const withName = (text: string) => text.replace("{name}", marc.name);
  await page
    .getByRole("list", { name: messagesEn.title })
    .getByRole("button", { name: withName(options) })
    .click();
  await page.getByRole("menuitem", { name: block }).click();
  await page
    .getByRole("dialog", { name: withName(blockTitle) })
    .getByRole("button", { name: block })
    .click();
  await expect(post).toHaveCount(0);
});

test("by keyboard, the focus stays on a user whose dismissal failed", async ({ context, page }) => {
  const [ines, marc, lea] = [await student(), await student(), await student()];
  await befriend(ines, lea);
  await befriend(lea, marc);
  await signInAs(context, ines, { locale: "en" });
  await page.route("**/api/suggestions/*", (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto("/student/dashboard/friends");
  const dismiss = page.getByRole("button", { name: messagesEn.dismiss.replace("{name}", marc.name) });
  await dismiss.press("Enter");
  await expect(page.getByText(messagesEn.failed).first()).toBeVisible();
  await expect(dismiss).toBeFocused();
});
