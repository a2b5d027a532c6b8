import type { Page } from "@playwright/test";
import { userChannel } from "@/lib/core/realtime/channels";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const announced = {
  fr: {
    oneResult: "Une personne trouvée",
    pending: "Demandes d’ami, une en attente",
    mentionable: "Une personne à mentionner",
  },
  en: {
    oneResult: "One person found",
    pending: "Friend requests, one pending",
    mentionable: "One person to mention",
  },
};

/** Expects the text in a live region, which a screen reader announces. */
async function expectAnnounced(page: Page, text: string) {
  const regions = page.locator(
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]',
  );
  await expect(regions.filter({ hasText: text }).first()).toBeAttached();
}

/** Presses a control by keyboard; fails for controls that only a pointer can reach. */
async function press(page: Page, name: string | RegExp, role: "button" | "link" = "button") {
  const control = page.getByRole(role, { name }).first();
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press("Enter");
}

for (const locale of ["fr", "en"] as const)
  test(`a request, acceptance, mention and notification are usable by names, roles and announcements alone, in ${locale}`, async ({
    browser,
    context,
    page,
  }) => {
    test.slow();
    const { friends, posts, shell } = messages[locale];
    const t = announced[locale];
    const key = randomKey();
    const [ines, marc] = [await student({ name: `Inès ${key}` }), await student({ name: `Élodie ${key}` })];
    const otherContext = await browser.newContext();
    const other = await otherContext.newPage();
    await signInAs(context, ines, { locale });
    await signInAs(otherContext, marc, { locale });
    const subscribed = waitForSubscription(other, userChannel(marc.id));
    await Promise.all([page.goto("/student/dashboard/friends"), other.goto("/student/dashboard/friends")]);
    await subscribed;

    await page.getByRole("searchbox", { name: friends.findLabel }).fill(`elodie ${key}`);
    await expectAnnounced(page, t.oneResult);
    await press(page, friends.addName.replace("{name}", marc.name));
    await expectAnnounced(page, friends.sent);
    await expect(
      page.getByRole("button", { name: friends.cancelName.replace("{name}", marc.name) }),
    ).toBeVisible();

    await expect(other.getByRole("button", { name: t.pending })).toBeVisible();
    await press(other, t.pending);
    const panel = other.getByRole("banner").getByRole("region", { name: friends.requests });
    await expect(panel).toMatchAriaSnapshot(`
      - heading "${friends.requests}" [level=2]
      - list:
        - listitem:
          - paragraph:
            - link "${ines.name}"
          - button "${friends.confirmName.replace("{name}", ines.name)}"
          - button "${friends.deleteName.replace("{name}", ines.name)}"
    `);
    await press(other, friends.confirmName.replace("{name}", ines.name));
    await expectAnnounced(other, friends.accepted);
    await other.keyboard.press("Escape");
    await expect(other.getByRole("region", { name: friends.yours }).getByRole("list")).toMatchAriaSnapshot(`
      - listitem:
        - link "${ines.name}"
        - button "${friends.options.replace("{name}", ines.name)}"
    `);

    await other.goto("/student/dashboard");
    const composer = other.getByRole("textbox", { name: posts.compose.placeholder });
    await composer.focus();
    await other.keyboard.type(`Merci @ines ${key}`);
    await expectAnnounced(other, t.mentionable);
    await expect(other.getByRole("option", { selected: true })).toContainText(ines.name);
    await other.keyboard.press("Enter");
    await press(other, posts.compose.post);
    await expectAnnounced(other, posts.done.created);

    await page.reload();
    await press(page, /^Notifications \(/);
    const row = page.getByRole("region", { name: shell.bell.title }).getByRole("listitem").first();
    await expect(row).toContainText(shell.bell.unread);
    await press(page, locale === "fr" ? /vous mentionne/ : /mentioned you/, "link");
    await expect(page.getByRole("article").getByRole("link", { name: `@${ines.name}` })).toBeVisible();
    await page.goto("/student/dashboard/notifications");
    await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
    await otherContext.close();
  });
