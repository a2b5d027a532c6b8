import type { Route } from "@playwright/test";
import { userChannel } from "@/lib/core/realtime/channels";
import { likePost } from "@/lib/posts/contract";
import { studentPaths } from "@/lib/routes";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { insertNotifications } from "../../support/notifications";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

const en = messages.en.shell;

test("a notification that is deleted while another arrives stays deleted", async ({ page, context }) => {
  const { id, by } = await insertPost();
  await insertNotifications(by, 2);
  await sql`update notifications set read_at = now() where user_id = ${by.id}`;
  await signInAs(context, by, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(by.id));
  await Promise.all([subscribed, page.goto(studentPaths.settings)]);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const rows = page.getByRole("region", { name: en.bell.title }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const deleted = page.waitForResponse((other) => other.request().method() === "DELETE");
  const deleteLast = async (route: Route) => {
    const response = await route.fetch();
    await rows.last().getByRole("button").click();
    await page.getByRole("menuitem", { name: en.bell.delete, exact: true }).click();
    await deleted;
    await route.fulfill({ response });
  };
  await page.route(/\/api\/notifications\/\d+$/, async (route) => {
    // The row is hidden at once, also while the list loads.
    await expect(rows).toHaveCount(1);
    await route.continue();
  });
  await page.route(/\/api\/notifications\?/, deleteLast, { times: 1 });
  const fan = await browserClient(await student());
  await Promise.all([deleted, fan.call(likePost, { params: { id } })]);
  await expect(rows).toContainText(["likes your post", "Stage web"]);
});

test("the panel does not offer more notifications than there are", async ({ page, context }) => {
  const user = await student();
  await insertNotifications(user, 3);
  await sql`update notifications set read_at = now() where user_id = ${user.id}`;
  await signInAs(context, user, { locale: "en" });
  await page.goto(studentPaths.settings);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("region", { name: en.bell.title });
  const rows = panel.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole("button").click();
  await page.getByRole("menuitem", { name: en.bell.delete, exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(panel.getByRole("button", { name: en.bell.more })).toHaveCount(0);
});
