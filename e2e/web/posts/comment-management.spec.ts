import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { insertReport } from "../../support/moderation";
import { hold } from "../../support/moderation-rules";
import { plural } from "../../support/plural";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator finds, accepts, rejects and deletes comments by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { comments: t, selection, status, statuses, tabs } = messages[locale].postManagement;
    const { activate, check, choose, fill } = actionsBy(input);
    const word = randomKey();
    const on = (await insertPost({ content: `Sous le préau ${word}` })).id;
    const by = await student({ name: `Zélie ${randomKey()}` });
    const visitor = { name: "Zora Passante", email: "zora@test.invalid" };
    const other = { name: "Basile Voisin", email: "basile@test.invalid" };
    await insertComment({ on, by, content: `Merci ${word}` });
    await insertComment({ on, visitor, content: `Bravo ${word}`, status: "pending" });
    await insertComment({ on, visitor: other, content: `Casino ${word}`, status: "pending" });
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/content");
    await activate(page.getByRole("link", { name: tabs.comments, exact: true }));
    await expect(page).toHaveURL(/\/content\/comments$/);
    await fill(page.getByLabel(t.search, { exact: true }), word);
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await expect(page.getByRole("row")).toHaveCount(4);
    const row = (text: string) => page.getByRole("row").filter({ hasText: `${text} ${word}` });
    await expect(row("Merci").getByRole("link", { name: by.name })).toHaveAttribute(
      "href",
      `/admin/dashboard/users/${by.id}`,
    );
    await expect(row("Bravo")).toContainText(t.visitor);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await activate(row("Bravo").getByRole("button", { name: plural(t.accept.action, 1, visitor.name) }));
    const acceptance = page.getByRole("dialog", { name: plural(t.accept.title, 1, visitor.name) });
    await expect(acceptance).toContainText(`Bravo ${word}`);
    await activate(acceptance.getByRole("button", { name: messages[locale].ui.cancel }));
    await expect(row("Bravo")).toContainText(statuses.pending);
    await activate(row("Bravo").getByRole("button", { name: plural(t.accept.action, 1, visitor.name) }));
    await activate(acceptance.getByRole("button", { name: t.accept.confirm }));
    await expect(row("Bravo")).toContainText(statuses.published);

    await activate(row("Casino").getByRole("button", { name: plural(t.reject.action, 1, other.name) }));
    await activate(page.getByRole("dialog").getByRole("button", { name: t.reject.confirm }));
    await expect(row("Casino")).toHaveCount(0);

    await check(page.getByLabel(selection.all));
    await expect(page.getByText(plural(t.selection.count, 2))).toBeVisible();
    await activate(page.getByRole("button", { name: plural(selection.delete, 2), exact: true }));
    const deletion = page.getByRole("dialog", { name: plural(t.delete.title, 2) });
    for (const text of ["Merci", "Bravo"]) await expect(deletion).toContainText(`${text} ${word}`);
    await expectAccessible(page);
    await activate(deletion.getByRole("button", { name: t.delete.confirm }));
    await expect(page.getByText(t.none)).toBeVisible();
    await expect(page.getByText(plural(t.delete.done, 2))).toBeVisible();
    const remaining = await sql`select from comments where post_id = ${on} and status <> 'deleted'`;
    expect(remaining).toHaveLength(0);

    await choose(page.getByLabel(status, { exact: true }), "deleted");
    await expect(row("Casino")).toContainText(statuses.deleted);
    await expect(row("Casino").getByRole("button")).toHaveCount(0);
    await activate(row("Casino").getByRole("link", { name: word }));
    await expect(page).toHaveURL(new RegExp(`/posts/${on}$`));
    await page.goBack();
    await expect(row("Casino")).toBeVisible();
    await activate(page.getByRole("link", { name: tabs.posts, exact: true }));
    await expect(page).toHaveURL(/\/dashboard\/content$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/content\/comments\?/);
  });

test("the list shows deletions of another administrator once the message is closed", async ({
  page,
  context,
}) => {
  const t = messages.en.postManagement.comments;
  const word = randomKey();
  const visitor = { name: "Zora Passante", email: "zora@test.invalid" };
  const { id } = await insertComment({ visitor, content: `Bravo ${word}`, status: "pending" });
  await insertComment({ content: `Merci ${word}` });
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/content/comments?search=${word}`);
  const row = page.getByRole("row").filter({ hasText: `Bravo ${word}` });
  await row.getByRole("button", { name: plural(t.accept.action, 1, visitor.name) }).click();
  const dialog = page.getByRole("dialog");
  await (await browserClient(await admin())).call(setCommentStatuses, {
    body: { ids: [id], status: "deleted" },
  });
  await dialog.getByRole("button", { name: t.accept.confirm }).click();
  await expect(dialog).toContainText("already decided");
  await expect(row).toBeVisible();
  await dialog.getByRole("button", { name: messages.en.ui.cancel }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: `Merci ${word}` })).toBeVisible();
});

for (const [locale, device, input] of inputFlows)
  test(`an administrator rejects held comments with the broken rule by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { comments: t, held, selection } = messages[locale].postManagement;
    const { activate, check, choose, fill } = actionsBy(input);
    const word = randomKey();
    const author = await student();
    const ids: number[] = [];
    for (const text of ["Premier", "Second"])
      ids.push((await insertComment({ by: author, content: `${text} ${word}`, status: "pending" })).id);
    await hold("comments", ...ids);
    await insertComment({ by: author, content: `Publié ${word}` });
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/content/comments?search=${word}`);
    const row = (text: string) => page.getByRole("row").filter({ hasText: `${text} ${word}` });
    const dialog = page.getByRole("dialog");
    const rule = dialog.getByLabel(messages[locale].moderation.queue.rule);

    await activate(row("Premier").getByRole("button", { name: plural(t.reject.action, 1, author.name) }));
    await expect(dialog).toContainText(plural(held, 1));
    await expectAccessible(page);
    await choose(rule, "hate");
    await fill(dialog.getByLabel(messages[locale].moderation.queue.explanation), "Une insulte");
    await activate(dialog.getByRole("button", { name: t.reject.confirm }));
    await expect(row("Premier")).toHaveCount(0);

    await check(page.getByLabel(selection.all));
    await activate(page.getByRole("button", { name: plural(selection.delete, 2), exact: true }));
    await expect(dialog).toContainText(`Publié ${word}`);
    await choose(rule, "spam");
    await activate(dialog.getByRole("button", { name: t.delete.confirm }));
    await expect(page.getByText(t.none)).toBeVisible();
    const decisions = await sql`select rule, explanation from moderation_decisions
      where author_id = ${author.id} order by id`;
    expect(decisions).toMatchObject([
      { rule: "hate", explanation: "Une insulte" },
      { rule: "spam", explanation: "" },
    ]);
  });

for (const locale of ["fr", "en"] as const)
  test(`the comments are accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    const { id } = await insertComment({ content: "a".repeat(300), status: "pending" });
    await insertReport("comment", id);
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/content/comments");
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
