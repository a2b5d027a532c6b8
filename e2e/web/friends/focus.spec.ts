import type { Locator } from "@playwright/test";
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { requestFriend } from "../../support/friends";
import { actionsBy } from "../../support/input";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

const { activate } = actionsBy("keyboard");
const { friends, profiles } = messages.en;
const named = (text: string, { name }: { name: string }) => text.replace("{name}", name);

test("on a profile, the focus stays on the same control from the request to the end of the friendship", async ({
  context,
  page,
}) => {
  const [ines, marc, zoe] = [await student(), await student(), await student()];
  await requestFriend(await browserClient(zoe), ines);
  await signInAs(context, ines, { locale: "en" });
  const button = (text: string, user: { name: string }): Locator =>
    page.getByRole("main").getByRole("button", { name: named(text, user) });

  await page.goto(`/student/dashboard/profile/${marc.id}`);
  await activate(button(friends.addName, marc));
  await expect(button(friends.cancelName, marc)).toBeFocused();
  await activate(button(friends.cancelName, marc));
  await expect(button(friends.addName, marc)).toBeFocused();

  await page.goto(`/student/dashboard/profile/${zoe.id}`);
  await activate(button(friends.confirmName, zoe));
  await expect(button(friends.confirmName, zoe)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: profiles.actions.write })).toBeFocused();
  await page.keyboard.press("Tab");
  const options = button(friends.options, zoe);
  await expect(options).toBeFocused();
  await activate(options);
  await activate(page.getByRole("menuitem", { name: friends.remove }));
  await activate(page.getByRole("dialog").getByRole("button", { name: friends.remove }));
  await expect(button(friends.addName, zoe)).toBeVisible();
  await expect(options).toBeFocused();
});
