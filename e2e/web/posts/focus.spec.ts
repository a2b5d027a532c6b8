import french from "@/messages/fr/posts.json" with { type: "json" };
import ui from "@/messages/fr/ui.json" with { type: "json" };
import { expect, holdRequests, signInAs, test, waitForFocusScript } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { openFeed } from "../../support/feed-page";
import { actionsBy } from "../../support/input";
import { insertPoll } from "../../support/polls";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

const { activate, check, fill } = actionsBy("keyboard");

test("a like keeps the focus, even when it is removed", async ({ page, context }) => {
  const { id } = await insertPost();
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const like = page.getByRole("button", { name: new RegExp(`^${french.card.like} \\(`) });
  for (const [method, isLiked] of [
    ["POST", "true"],
    ["DELETE", "false"],
  ]) {
    const response = page.waitForResponse(
      (candidate) => candidate.url().endsWith(`/${id}/like`) && candidate.request().method() === method,
    );
    await activate(like);
    await response;
    await expect(like).toHaveAttribute("aria-pressed", `${isLiked}`);
    await expect(like).toBeFocused();
  }
});

test("a like button is disabled while its request is pending", async ({ page, context }) => {
  const { id } = await insertPost();
  await signInAs(context, await student(), { locale: "fr" });
  const release = await holdRequests(page, `**/api/posts/${id}/like`);
  await page.goto(`/posts/${id}`);
  const like = page.getByRole("button", { name: new RegExp(`^${french.card.like} \\(`) });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toBeDisabled();
  release();
  await expect(like).toBeEnabled();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("the focus returns to the menu's button when a dialog of the menu is closed", async ({
  page,
  context,
}) => {
  const { id } = await insertPost();
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
    await expect(report.getByLabel(french.report.reason)).toBeFocused();
    await close();
    await expect(report).toBeHidden();
    await expect(menu).toBeFocused();
  }
});

test("the composer keeps the focus when a poll is added and removed, and after sending", async ({
  page,
  context,
}) => {
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto("/student/dashboard");
  const { compose: t, poll } = french;
  const form = page.getByRole("form", { name: t.label });
  const addPoll = form.getByRole("button", { name: t.poll, exact: true });
  await activate(addPoll);
  await expect(form.getByLabel(poll.option.replace("{number}", "1"))).toBeFocused();
  await activate(form.getByRole("button", { name: poll.remove, exact: true }));
  await expect(addPoll).toBeVisible();
  await expect(form).toBeFocused();
  await fill(form.getByLabel(t.placeholder), `Au clavier ${crypto.randomUUID()}`);
  const send = form.getByRole("button", { name: t.post, exact: true });
  await activate(send);
  await expect(page.getByText(french.done.created)).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(form.locator(":focus")).toHaveCount(1);
});

test("sending a comment keeps the focus in its form", async ({ page, context }) => {
  const { id } = await insertPost();
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  await waitForFocusScript(page);
  const { comments: t } = french;
  await fill(page.getByLabel(t.label), "Au clavier");
  const send = page.getByRole("button", { name: t.send, exact: true });
  await activate(send);
  await expect(page.getByText(t.posted)).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(page.locator("form").filter({ has: send }).locator(":focus")).toHaveCount(1);
});

for (const input of ["mouse", "keyboard"] as const)
  test(`opening the comments of a post by ${input} moves the focus to the comment box, closing them does not`, async ({
    page,
    context,
  }) => {
    const content = `À commenter ${crypto.randomUUID()}`;
    const { id } = await insertPost({ content });
    await signInAs(context, await student(), { locale: "fr" });
    const actions = actionsBy(input);
    const card = await openFeed(page, content);
    const toggle = card.getByRole("button", { name: new RegExp(`^${french.card.comment} \\(`) });
    const box = card.getByLabel(french.comments.label);
    await actions.activate(toggle);
    await expect(box).toBeFocused();
    await actions.fill(box, "Belle idée");
    await actions.activate(toggle);
    await expect(box).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await actions.activate(toggle);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("Belle idée");
    await page.goto(`/posts/${id}`);
    await waitForFocusScript(page);
    await expect(box).toHaveValue("Belle idée");
    await expect(box).not.toBeFocused();
  });

test("voting keeps the focus in the poll", async ({ page, context }) => {
  const { id } = await insertPost();
  await insertPoll(id, ["Lundi", "Mardi"]);
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const { poll: t } = french;
  const poll = page.getByRole("group", { name: t.title });
  await check(poll.getByRole("radio", { name: "Lundi" }));
  await activate(poll.getByRole("button", { name: t.vote, exact: true }));
  await expect(poll.getByRole("listitem").filter({ hasText: "Lundi" })).toContainText(t.chosen);
  await expect(poll).toBeFocused();
});

test("the focus stays in the feed when one of its posts is deleted", async ({ page, context }) => {
  const anna = await student();
  const content = `À supprimer ${crypto.randomUUID()}`;
  await insertPost({ by: anna, content });
  await signInAs(context, anna, { locale: "fr" });
  const card = await openFeed(page, content);
  await card.getByRole("button", { name: /^Options/ }).press("Enter");
  await activate(page.getByRole("menuitem", { name: french.card.delete }));
  const dialog = page.getByRole("dialog", { name: french.delete.title });
  await expect(dialog).toHaveAccessibleDescription(french.delete.text);
  await expect(dialog.getByRole("button", { name: ui.cancel })).toBeFocused();
  await activate(dialog.getByRole("button", { name: french.delete.confirm, exact: true }));
  await expect(card).toHaveCount(0);
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("the focus stays in the comments when the focused one is deleted", async ({ page, context }) => {
  const anna = await student();
  const { id } = await insertPost();
  for (const content of ["Premier", "Second"]) await insertComment({ by: anna, on: id, content });
  await signInAs(context, anna, { locale: "fr" });
  await page.goto(`/posts/${id}`);
  const { comments: t } = french;
  const list = page.getByRole("list", { name: t.title });
  const first = list.getByRole("listitem").filter({ hasText: "Premier" });
  const options = first.getByRole("button", { name: /^Options/ });
  await activate(options);
  await activate(page.getByRole("menuitem", { name: t.edit }));
  await expect(first.getByLabel(t.label)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(first.getByLabel(t.label)).toHaveCount(0);
  await activate(first.getByRole("button", { name: t.replyTo.replace("{name}", anna.name) }));
  const replied = page.getByText(t.replyingTo.replace("{name}", anna.name));
  await expect(replied).toBeVisible();
  await activate(options);
  await activate(page.getByRole("menuitem", { name: t.delete }));
  await activate(page.getByRole("dialog").getByRole("button", { name: t.delete, exact: true }));
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toBeFocused();
  await expect(replied).toBeHidden();
});
