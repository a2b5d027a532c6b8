import type { Page } from "@playwright/test";
import { studentPaths } from "@/lib/routes";
import { expectPresentable } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { actionsBy } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const none = {
  fr: { requests: "Demandes d’ami", online: "Personne en ligne", noMatch: /^Personne ne correspond/ },
  en: { requests: "Friend requests", online: "Nobody online", noMatch: /^Nobody matches/ },
};
const { activate, fill } = actionsBy("keyboard");

for (const locale of ["fr", "en"] as const) {
  const { friends, posts, presence, profiles, shell } = messages[locale];
  const named = (text: string, section: string) => text.replace("{section}", section);
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test.describe(`a student without any data, by keyboard alone, in every theme and width, in ${locale}`, () => {
    test.beforeEach(async ({ context }) => {
      test.setTimeout(120_000);
      await signInAs(context, await student(), { locale });
    });

    test("has no friends, no requests and no search results", async ({ page }) => {
      await page.goto(studentPaths.friends);
      const requests = page.getByRole("banner").getByRole("button", { name: none[locale].requests });
      const search = page.getByLabel(friends.findLabel);
      await inEachVariant(page, locale, async () => {
        await expect(page.getByRole("heading", { name: friends.emptyTitle })).toBeVisible();
        await expectPresentable(page);
        await activate(requests);
        await expect(page.getByText(friends.noRequests)).toBeVisible();
        await expectPresentable(page);
        await page.keyboard.press("Escape");
        await expect(requests).toBeFocused();
        await fill(search, randomKey());
        await expect(page.getByText(none[locale].noMatch)).toBeVisible();
        await expectPresentable(page);
        await fill(search, "");
      });
    });

    test("starts a profile", async ({ page }) => {
      const about = profiles.sections.about;
      await inEachVariant(page, locale, async () => {
        await page.goto(studentPaths.profile);
        await expect(page.getByText(profiles.prompts.about)).toBeVisible();
        await expectPresentable(page);
        await activate(button(page, named(profiles.addTo, about)));
        await expect(page.getByRole("form", { name: about }).getByRole("textbox")).toBeFocused();
        await expectPresentable(page);
        await activate(button(page, messages[locale].ui.cancel));
        await expect(button(page, named(profiles.addTo, about))).toBeFocused();
      });
    });

    test("has no notifications, and nothing to delete", async ({ page }) => {
      const main = page.getByRole("main");
      await inEachVariant(page, locale, async () => {
        await page.goto(studentPaths.notifications);
        await expect(main.getByRole("heading", { name: shell.bell.emptyTitle })).toBeVisible();
        await expect(main.getByRole("button")).toHaveCount(0);
        await expectPresentable(page);
        await activate(main.getByRole("link", { name: shell.bell.filter.unread }));
        await expect(main.getByText(shell.bell.emptyUnread)).toBeVisible();
        await expect(main.getByRole("button")).toHaveCount(0);
        await expectPresentable(page);
        const bell = button(page, "Notifications");
        await activate(bell);
        const panel = page.getByRole("region", { name: shell.bell.title });
        await expect(panel.getByText(shell.bell.empty)).toBeVisible();
        await expect(panel.getByRole("button")).toHaveCount(0);
        await expectPresentable(page);
        await page.keyboard.press("Escape");
        await expect(bell).toBeFocused();
      });
    });

    test("opens the feed and an empty Team list, and goes from there to friends", async ({ page }) => {
      await inEachVariant(page, locale, async (width) => {
        await page.goto(studentPaths.feed);
        await expect(page.getByRole("textbox", { name: posts.compose.placeholder })).toBeVisible();
        await expectPresentable(page);
        if (width < 768) await activate(button(page, shell.nav.menu));
        if (width < 1024) await activate(button(page, presence.title));
        const team =
          width < 1024
            ? page.getByRole("dialog", { name: presence.title })
            : page.getByRole("complementary", { name: presence.title });
        await expect(team.getByText(presence.none)).toBeVisible();
        await expect(team.getByText(none[locale].online).first()).toBeVisible();
        await expectPresentable(page);
        await activate(team.getByRole("link", { name: presence.find }));
        await expect(page).toHaveURL(studentPaths.friends);
      });
    });
  });
}

test("a student with a pending account sees it on every page but the chat", async ({ context, page }) => {
  await signInAs(context, await student({ status: "pending_verification", isUnverified: true }), {
    locale: "fr",
  });
  const { pending, unverified } = messages.fr.users;
  const notices = [pending, unverified].map(({ label }) => page.getByRole("region", { name: label }));
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await page.goto(studentPaths.feed);
    for (const notice of notices) await expect(notice).toBeVisible();
    await expectPresentable(page);
    await page.goto(studentPaths.chat);
    await expect(page.getByRole("heading", { name: messages.fr.chat.title, level: 1 })).toBeVisible();
    for (const notice of notices) await expect(notice).toBeHidden();
  }
});
