import french from "@/messages/fr/posts.json" with { type: "json" };
import ui from "@/messages/fr/ui.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { comment } from "../../support/comments";
import { actionsBy } from "../../support/input";
import { pollOn } from "../../support/polls";
import { post } from "../../support/posts";
import { student } from "../../support/users";

const { activate, check } = actionsBy("keyboard");

test("a like keeps the focus, also when it is taken back", async ({ page, context }) => {
  const { id } = await post();
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const like = page.getByRole("button", { name: new RegExp(`^${french.card.like} \\(`) });
  for (const [method, isLiked] of [
    ["POST", "true"],
    ["DELETE", "false"],
  ]) {
    const answered = page.waitForResponse(
      (response) => response.url().endsWith(`/${id}/like`) && response.request().method() === method,
    );
    await activate(like);
    await answered;
    await expect(like).toHaveAttribute("aria-pressed", `${isLiked}`);
    await expect(like).toBeFocused();
  }
});

test("the focus returns to the menu's button when a dialog of the menu is closed", async ({
  page,
  context,
}) => {
  const { id } = await post();
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const options = new RegExp(`^${french.card.options.replace("{name}", "")}`);
  const menu = page.getByRole("button", { name: options }).first();
  const report = page.getByRole("dialog", { name: french.report.title });
  for (const close of [
    () => activate(report.getByRole("button", { name: ui.cancel })),
    () => activate(report.getByRole("button", { name: ui.close })),
    () => page.keyboard.press("Escape"),
  ]) {
    await activate(menu);
    await activate(page.getByRole("menuitem", { name: french.card.report }));
    await expect(report).toBeVisible();
    await close();
    await expect(report).toBeHidden();
    await expect(menu).toBeFocused();
  }
});

test("a vote leaves the focus in the poll", async ({ page, context }) => {
  const { id } = await post();
  await pollOn(id, ["Lundi", "Mardi"]);
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const { poll: t } = french;
  const poll = page.getByRole("group", { name: t.title });
  await check(poll.getByRole("radio", { name: "Lundi" }));
  await activate(poll.getByRole("button", { name: t.vote, exact: true }));
  await expect(poll.getByRole("listitem").filter({ hasText: "Lundi" })).toContainText(t.chosen);
  await expect(poll).toBeFocused();
});

test("the focus stays among the comments when the focused one is deleted", async ({ page, context }) => {
  const anna = await student();
  const { id } = await post();
  for (const content of ["Premier", "Second"]) await comment({ by: anna, on: id, content });
  await signInAs(context, anna, { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const { comments: t } = french;
  const { activate } = actionsBy("keyboard");
  const list = page.getByRole("list", { name: t.title });
  await activate(
    list
      .getByRole("listitem")
      .filter({ hasText: "Premier" })
      .getByRole("button", { name: /^Options/ }),
  );
  await activate(page.getByRole("menuitem", { name: t.delete }));
  await activate(page.getByRole("dialog").getByRole("button", { name: t.delete, exact: true }));
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toBeFocused();
});
