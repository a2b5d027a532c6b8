import { membersChannel } from "@/lib/core/realtime/channels";
import { createComment } from "@/lib/posts/comments-contract";
import { deletePost, likePost, updatePost } from "@/lib/posts/contract";
import { studentPaths } from "@/lib/routes";
import english from "@/messages/en/posts.json" with { type: "json" };
import french from "@/messages/fr/posts.json" with { type: "json" };
import shell from "@/messages/fr/shell.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { openFeed } from "../../support/feed-page";
import { block } from "../../support/friends";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

for (const [locale, t] of [
  ["fr", french],
  ["en", english],
] as const)
  test(`likes, comments, an edit and a deletion reach another user's open feed, in ${locale}`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const [ines, marc] = [await student({ locale }), await student({ locale })];
    const key = crypto.randomUUID();
    const { id } = await insertPost({ by: marc, content: `Avant ${key}` });
    await signInAs(context, ines, { locale });
    const elsewhere = await browser.newContext();
    await signInAs(elsewhere, marc, { locale });
    const other = await elsewhere.newPage();
    for (const tab of [page, other]) await openFeed(tab, `Avant ${key}`, { channel: membersChannel });

    const card = (tab: typeof page) => tab.getByRole("article").filter({ hasText: key });
    const like = (tab: typeof page) =>
      card(tab).getByRole("button", { name: new RegExp(`^${t.card.like} \\(`) });
    const comments = (tab: typeof page) =>
      card(tab).getByRole("button", { name: new RegExp(`^${t.card.comment} \\(`) });
    await expect(like(page)).toContainText("0");
    await like(other).click();
    await expect(like(page)).toContainText("1");
    await like(page).click();
    await expect(like(page)).toContainText("2");
    await expect(like(other)).toContainText("2");
    await expect(like(page)).toHaveAttribute("aria-pressed", "true");

    await comments(page).click();
    await comments(other).click();
    await card(other).getByLabel(t.comments.label).fill(`Bravo ${key}`);
    await card(other).getByRole("button", { name: t.comments.send, exact: true }).click();
    await expect(
      card(page)
        .getByRole("listitem")
        .filter({ hasText: `Bravo ${key}` }),
    ).toHaveCount(1);
    await expect(comments(page)).toContainText("1");
    await expect(
      card(other)
        .getByRole("listitem")
        .filter({ hasText: `Bravo ${key}` }),
    ).toHaveCount(1);

    const author = await browserClient(marc);
    await author.call(updatePost, { params: { id }, body: { content: `Après ${key}` } });
    await expect(card(page).getByText(`Après ${key}`)).toBeVisible();
    await author.call(deletePost, { params: { id } });
    await expect(card(page)).toHaveCount(0);
    await elsewhere.close();
  });

test("a viewer with a block sees their own count of comments, and another user's like", async ({
  page,
  context,
}) => {
  const [ines, blocked, lea] = [await student(), await student(), await student()];
  await block(ines, blocked);
  const key = crypto.randomUUID();
  const { id } = await insertPost({ content: `Publication ${key}` });
  await signInAs(context, ines, { locale: "fr" });
  const card = await openFeed(page, `Publication ${key}`, { channel: membersChannel });
  const comments = card.getByRole("button", { name: new RegExp(`^${french.card.comment} \\(`) });
  await comments.click();
  for (const user of [blocked, lea])
    await (await browserClient(user)).call(createComment, {
      params: { id },
      body: { content: `De ${user.name}` },
    });
  await (await browserClient(lea)).call(likePost, { params: { id } });
  await expect(card.getByRole("listitem").filter({ hasText: `De ${lea.name}` })).toBeVisible();
  await expect(card.getByRole("button", { name: new RegExp(`^${french.card.like} \\(`) })).toContainText("1");
  await expect(comments).toContainText("1");
  await expect(card.getByText(`De ${blocked.name}`)).toHaveCount(0);
});

test("a reopened feed shows posts published meanwhile, even after a change of one of its posts", async ({
  page,
  context,
}) => {
  const [liked, newer] = [`Aimée ${crypto.randomUUID()}`, `Arrivée ${crypto.randomUUID()}`];
  await insertPost({ content: liked });
  await signInAs(context, await student(), { locale: "fr" });
  const like = (await openFeed(page, liked)).getByRole("button", {
    name: new RegExp(`^${french.card.like}`),
  });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  const menu = page.getByRole("navigation", { name: shell.nav.main });
  await menu.getByRole("link", { name: shell.nav.friends }).click();
  await expect(page).toHaveURL(studentPaths.friends);
  await insertPost({ content: newer });
  await menu.getByRole("link", { name: shell.nav.feed }).click();
  await expect(page.getByRole("article").filter({ hasText: newer })).toBeVisible();
});
