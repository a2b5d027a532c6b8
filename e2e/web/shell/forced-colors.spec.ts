import type { Locator } from "@playwright/test";
import messages from "@/messages/en/post-management.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { insertPost } from "../../support/posts";
import { admin } from "../../support/users";

const outlineOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).outlineStyle);

test("with forced colours, current, checked and focused elements are distinguishable", async ({
  page,
  context,
}) => {
  await insertPost();
  await signInAs(context, await admin(), { locale: "en" });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/admin/dashboard/content");
  const tab = (name: string) => page.getByRole("link", { name, exact: true });
  const [current, other] = [tab(messages.tabs.posts), tab(messages.tabs.comments)];
  expect([await outlineOf(current), await outlineOf(other)]).toEqual(["dashed", "none"]);
  await current.focus();
  await page.keyboard.press("Tab");
  expect(await outlineOf(current)).toBe("dashed");
  await page.keyboard.press("Shift+Tab");
  await expect(current).toBeFocused();
  expect(await outlineOf(current)).toBe("solid");
  const checkbox = page.getByLabel(messages.selection.all);
  expect(await checkbox.evaluate((element) => getComputedStyle(element).appearance)).toBe("auto");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  expect(await scheme()).toBe("light dark");
  await page.emulateMedia({ forcedColors: "none" });
  expect(await scheme()).toBe("dark");
  expect(await outlineOf(current)).not.toBe("dashed");
  expect(await checkbox.evaluate((element) => getComputedStyle(element).appearance)).toBe("none");
});
