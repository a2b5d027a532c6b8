import type { Page } from "@playwright/test";
import { studentPaths } from "@/lib/routes";
import messages from "@/messages/en/posts.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { student } from "../../support/users";

test("clicking text in a panel keeps it open, and Escape closes it", async ({ page, context }) => {
  const anna = await student();
  await signInAs(context, anna, { locale: "en" });
  await page.goto(studentPaths.feed);
  await page.getByRole("button", { name: "My account" }).click();
  const account = page.getByRole("region", { name: "My account" });
  await account.getByText(`Hello ${anna.name}!`).click();
  await page.keyboard.press("Escape");
  await expect(account).toBeHidden();
  const feeling = page.getByRole("button", { name: messages.compose.feeling, exact: true });
  await feeling.click();
  const feelings = page.getByRole("region", { name: messages.compose.feeling });
  await expect(feelings.getByRole("radio").first()).toBeVisible();
  await feelings.click({ position: { x: 4, y: 4 } });
  await expect(feeling).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(feelings).toBeHidden();
});

test("panels close on their button and on Escape in browsers whose clicks do not focus buttons, as in Safari", async ({
  page,
  context,
}) => {
  await disableFocusOfButtons(page);
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.feed);
  for (const name of ["My account", messages.compose.feeling]) {
    const button = page.getByRole("button", { name, exact: true });
    const panel = page.getByRole("region", { name });
    for (const close of [() => button.click(), () => page.keyboard.press("Escape")]) {
      await button.click();
      await expect(panel).toBeVisible();
      await expect(button).not.toBeFocused();
      await close();
      await expect(panel).toBeHidden();
    }
  }
});

/** Moves the focus to the nearest ancestor of a pressed control that has a `tabindex`, as Safari does. */
async function disableFocusOfButtons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("mousedown", (event) => {
      const control = (event.target as Element).closest<HTMLElement>(
        "a, button, [type=checkbox], [type=radio]",
      );
      if (!control || control.hasAttribute("tabindex")) return;
      event.preventDefault();
      const parent = control.closest<HTMLElement>("[tabindex]");
      if (parent) parent.focus();
      else (document.activeElement as HTMLElement | null)?.blur();
    });
  });
}
