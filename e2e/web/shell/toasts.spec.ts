import posts from "@/messages/fr/posts.json" with { type: "json" };
import ui from "@/messages/fr/ui.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

test("hovering a toast keeps all of them, and each is removed by a drag or after five seconds", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await insertPost();
  await signInAs(context, await student(), { locale: "fr" });
  await page.clock.install();
  await page.goto(`/posts/${id}`);
  const share = page.getByRole("button", { name: posts.card.share });
  const toasts = page.getByText(posts.card.linkCopied);
  await share.click();
  const close = page.getByRole("region", { name: ui.toasts }).getByRole("button", { name: ui.close });
  // The focus keeps the first ones until the last one is shown.
  await close.focus();
  for (const count of [2, 3]) {
    await share.dispatchEvent("click");
    await expect(toasts).toHaveCount(count);
  }
  await toasts.first().hover();
  await page.locator(":focus").blur();
  await page.clock.runFor(10_000);
  await expect(toasts).toHaveCount(3);
  const box = await toasts.first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 5 });
  await page.mouse.up();
  await expect(toasts).toHaveCount(2);
  await page.mouse.move(5, 500);
  await page.clock.runFor(6000);
  await expect(toasts).toHaveCount(0);
});

test("a toast above a dialog can be closed by keyboard, and the dialog stays open", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const author = await student();
  const { id } = await insertPost({ by: author });
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const share = page.getByRole("button", { name: posts.card.share });
  await share.click();
  const toast = page.getByText(posts.card.linkCopied);
  await toast.hover();
  await page.getByRole("button", { name: posts.card.options.replace("{name}", author.name) }).press("Enter");
  await page.getByRole("menuitem", { name: posts.card.report }).press("Enter");
  const dialog = page.getByRole("dialog", { name: posts.report.title });
  await expect(dialog).toBeVisible();
  const close = page.getByRole("region", { name: ui.toasts }).getByRole("button", { name: ui.close });
  await close.focus();
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast).toHaveCount(0);
  await dialog.getByRole("button", { name: ui.cancel }).click();
  await expect(dialog).toBeHidden();
  await share.click();
  await expect(toast).toBeVisible();
});
