import { setPostStatuses } from "@/lib/moderation/post-status-contract";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, holdRequests, signInAs, test, viewports } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { hold } from "../../support/moderation-rules";
import { plural } from "../../support/plural";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, student, type TestUser } from "../../support/users";

const decisionsAbout = ({ id }: TestUser) =>
  sql`select action, rule, explanation from moderation_decisions where author_id = ${id} order by id`;

for (const [locale, device, input] of inputFlows)
  test(`an administrator archives and deletes held posts with the broken rule by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { postManagement: t, moderation, ui } = messages[locale];
    const { queue } = moderation;
    const { activate, check, choose, fill } = actionsBy(input);
    const word = randomKey();
    const by = await student({ name: `Zélie ${randomKey()}` });
    const ids: number[] = [];
    for (const text of ["Premier", "Second", "Dernier"])
      ids.push((await insertPost({ by, content: `${text} ${word}` })).id);
    await hold("posts", ...ids);
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/content?search=${word}`);
    const row = (text: string) => page.getByRole("row").filter({ hasText: `${text} ${word}` });
    const statusOf = (text: string) => row(text).getByLabel(plural(t.statusOf, 1, by.name), { exact: true });
    const dialog = page.getByRole("dialog");
    const rule = dialog.getByLabel(queue.rule);

    await expect(statusOf("Premier").getByRole("option", { name: t.statuses.draft })).toHaveCount(0);
    await choose(statusOf("Premier"), "archived");
    await expect(dialog).toContainText(plural(t.held, 1));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await choose(rule, "hate");
    await fill(dialog.getByLabel(queue.explanation), "Une insulte");
    await activate(dialog.getByRole("button", { name: t.change.confirm }));
    await expect(statusOf("Premier")).toHaveValue("archived");
    await expect(statusOf("Premier").getByRole("option", { name: t.statuses.draft })).toHaveCount(1);

    await check(page.getByLabel(t.selection.all));
    await activate(page.getByRole("button", { name: plural(t.selection.change, 3), exact: true }));
    const status = dialog.getByLabel(t.status, { exact: true });
    await choose(status, "published");
    await expect(rule).toHaveCount(0);
    await choose(status, "archived");
    const change = dialog.getByRole("button", { name: t.change.confirm });
    await expect(change).toBeDisabled();
    await expect(change).toHaveAccessibleDescription(queue.chooseRule);
    await choose(rule, "privacy");
    await expect(change).toBeEnabled();
    await expectAccessible(page);
    await activate(dialog.getByRole("button", { name: ui.cancel }));
    await activate(row("Second").getByRole("button", { name: plural(t.delete.action, 1, by.name) }));
    await expect(dialog).toContainText(`Second ${word}`);
    await choose(rule, "privacy");
    await activate(dialog.getByRole("button", { name: t.delete.confirm }));
    await expect(page.getByText(plural(t.delete.done, 1))).toBeVisible();
    await expect(row("Second")).toHaveCount(0);

    await activate(page.getByRole("button", { name: plural(t.selection.change, 2), exact: true }));
    await choose(status, "archived");
    await choose(rule, "spam");
    await activate(dialog.getByRole("button", { name: t.change.confirm }));
    await expect(statusOf("Dernier")).toHaveValue("archived");
    expect(await decisionsAbout(by)).toEqual([
      { action: "hide", rule: "hate", explanation: "Une insulte" },
      { action: "delete", rule: "privacy", explanation: "" },
      { action: "hide", rule: "spam", explanation: "" },
    ]);
  });

for (const [locale, device, input] of inputFlows)
  test(`an administrator rejects and accepts held comments in their thread by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { moderation, posts } = messages[locale];
    const { queue } = moderation;
    const t = posts.comments;
    const { activate, choose, fill } = actionsBy(input);
    const by = await student({ name: `Zélie ${randomKey()}` });
    const { id: on } = await insertPost();
    const ids: number[] = [];
    for (const content of ["Une bêtise", "Une gentillesse"])
      ids.push((await insertComment({ by, on, content })).id);
    await hold("comments", ...ids);
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(locale === "en" ? `/en/posts/${on}` : `/posts/${on}`);
    const item = (text: string) => page.getByRole("listitem").filter({ hasText: text });
    await expect(item("Une bêtise")).toContainText(t.waiting);
    await activate(item("Une bêtise").getByRole("button", { name: plural(t.options, 1, by.name) }));
    await activate(page.getByRole("menuitem", { name: t.delete }));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(queue.meaning.held_comment);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await choose(dialog.getByLabel(queue.rule), "hate");
    await fill(dialog.getByLabel(queue.explanation), "Une insulte");
    await activate(dialog.getByRole("button", { name: queue.confirm.reject }));
    await expect(item("Une bêtise")).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await activate(item("Une gentillesse").getByRole("button", { name: t.accept }));
    await expect(item("Une gentillesse").getByText(t.waiting)).toHaveCount(0);
    expect(await decisionsAbout(by)).toEqual([
      { action: "delete", rule: "hate", explanation: "Une insulte" },
    ]);
  });

test("a rejection that is saved closes no dialog about another status, opened since", async ({
  page,
  context,
}) => {
  const { postManagement: t, moderation } = messages.en;
  const [by, content] = [await student(), randomKey()];
  await hold("posts", (await insertPost({ by, content })).id);
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/content?search=${content}`);
  const status = page.getByLabel(plural(t.statusOf, 1, by.name), { exact: true });
  const dialog = page.getByRole("dialog");
  await status.selectOption("archived");
  await dialog.getByLabel(moderation.queue.rule).selectOption("hate");
  const release = await holdRequests(page, `**${setPostStatuses.path}`);
  const sent = page.waitForRequest(`**${setPostStatuses.path}`);
  await dialog.getByRole("button", { name: t.change.confirm }).click();
  await sent;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await status.selectOption("published");
  await expect(dialog).toBeVisible();
  release();
  await expect(page.getByText(t.change.done)).toBeVisible();
  await expect(dialog).toBeVisible();
});
