import { assignQueueItem } from "@/lib/moderation/queue-contract";
import { adminPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { confirmButton, expect, holdRequests, signInAs, test, viewports } from "../../support/browser";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { insertAssignment, insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { admin, student, type TestUser } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`a measure without a chosen rule cannot be confirmed, by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].moderation.queue;
    const { activate, choose } = actionsBy(input);
    const moderator = await admin();
    const { id } = await insertPost();
    await insertReport("post", id);
    await insertAssignment(moderator, "post", id);
    await page.setViewportSize(viewports[device]);
    await signInAs(context, moderator, { locale });
    await page.goto(`${adminPaths.reports}?assigned=mine`);
    await activate(page.getByRole("button", { name: new RegExp(`^${t.actions.hide}`) }));
    const dialog = page.getByRole("dialog");
    const rule = dialog.getByLabel(t.rule);
    await expect(rule, "no rule is preselected").toHaveValue("");
    await expect(rule).toContainText(t.chooseRule);
    const confirm = dialog.getByRole("button", { name: t.confirm.hide });
    await expect(confirm).toBeDisabled();
    await expect(confirm).toHaveAccessibleDescription(t.chooseRule);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await choose(rule, "harassment");
    await expect(confirm).toHaveAccessibleDescription("");
    await activate(confirm);
    await expect(page.getByText(t.decided).last()).toBeVisible();
    await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  });

test("an assignment that is saved closes no dialog about another item, opened since", async ({
  page,
  context,
}) => {
  const { queue, reports } = messages.en.moderation;
  const moderator = await admin();
  const authors = [await student(), await student()] as const;
  for (const by of authors) {
    const { id } = await insertPost({ by });
    await insertReport("post", id);
    await insertAssignment(moderator, "post", id);
  }
  await signInAs(context, moderator, { locale: "en" });
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  const nameOf = (action: string, { name }: TestUser) =>
    queue.actionOf.replace("{action}", action).replace("{title}", reports.post.replace("{name}", name));
  const assign = (author: TestUser) =>
    page.getByRole("button", { name: nameOf(queue.actions.assign, author), exact: true });
  const [first, second] = authors;
  await assign(first).click();
  const dialog = page.getByRole("dialog", { name: nameOf(queue.actions.assign, first) });
  await dialog.getByLabel(queue.assignee).selectOption("");
  const release = await holdRequests(page, `**${assignQueueItem.path}`);
  const sent = page.waitForRequest(`**${assignQueueItem.path}`);
  await confirmButton(dialog).click();
  await sent;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: nameOf(queue.actions.hide, second), exact: true }).click();
  const opened = page.getByRole("dialog", { name: nameOf(queue.actions.hide, second) });
  await expect(opened).toBeVisible();
  release();
  await expect(page.getByText(queue.unassigned).last()).toBeVisible();
  await expect(assign(first)).toHaveCount(0);
  await expect(opened).toBeVisible();
});
