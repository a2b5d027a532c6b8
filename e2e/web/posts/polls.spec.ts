import { membersChannel } from "@/lib/core/realtime/channels";
import { votePoll } from "@/lib/posts/polls-contract";
import { expectAccessible } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, holdRequests, signInAs, test, waitForSubscription } from "../../support/browser";
import { openFeed } from "../../support/feed-page";
import { messages } from "../../support/messages";
import { countsOf, insertPoll } from "../../support/polls";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

for (const [locale, t] of [
  ["fr", messages.fr.posts],
  ["en", messages.en.posts],
] as const)
  test(`a student creates a poll, another votes and changes the vote, and the first sees it live, in ${locale}`, async ({
    browser,
    context,
    page,
  }) => {
    const [ines, marc] = [await student({ locale }), await student({ name: "Marc Petit", locale })];
    await signInAs(context, ines, { locale });
    const subscribed = waitForSubscription(page, membersChannel);
    await page.goto("/student/dashboard");
    await subscribed;
    const question = `Quel jour ? ${crypto.randomUUID()}`;
    const form = page.getByRole("form", { name: t.compose.label });
    await form.getByLabel(t.compose.placeholder).fill(question);
    await form.getByRole("button", { name: t.compose.poll, exact: true }).click();
    for (const [index, text] of ["Lundi", "Mardi"].entries())
      await form.getByLabel(t.poll.option.replace("{number}", String(index + 1)), { exact: true }).fill(text);
    await form.getByRole("button", { name: t.compose.post, exact: true }).click();
    const ownCard = page.getByRole("article").filter({ hasText: question });
    const results = ownCard.getByRole("list", { name: t.poll.options }).getByRole("listitem");
    await expect(results).toHaveText([/Lundi.*0/, /Mardi.*0/]);

    const other = await browser.newContext();
    await signInAs(other, marc, { locale });
    const voter = await other.newPage();
    const card = await openFeed(voter, question);
    const choice = card.getByRole("group", { name: t.poll.chooseOne });
    await choice.getByRole("radio", { name: "Mardi" }).check();
    await expectAccessible(voter);
    await card.getByRole("button", { name: t.poll.vote, exact: true }).click();
    const shown = card.getByRole("list", { name: t.poll.options }).getByRole("listitem");
    await expect(shown.filter({ hasText: "Mardi" })).toContainText(t.poll.chosen);
    await expect(results.filter({ hasText: "Mardi" })).toContainText("100");
    await expectAccessible(page);

    await card.getByRole("button", { name: t.poll.change }).click();
    await choice.getByRole("radio", { name: "Lundi" }).check();
    await card.getByRole("button", { name: t.poll.vote, exact: true }).click();
    await expect(results.filter({ hasText: "Lundi" })).toContainText("100");
    await card.getByRole("button", { name: t.poll.votes }).click();
    await expect(voter.getByRole("dialog").getByRole("listitem")).toHaveText([/Marc Petit.*Lundi/]);
    await other.close();
  });

test("a vote that is withdrawn while another one is being sent is withdrawn", async ({ context, page }) => {
  const t = messages.en.posts.poll;
  const marc = await student();
  const { id } = await insertPost();
  const [monday = 0] = await insertPoll(id, ["Lundi", "Mardi"]);
  await (await browserClient(marc)).call(votePoll, { params: { id }, body: { option_ids: [monday] } });
  await signInAs(context, marc, { locale: "en" });
  await page.goto(`/en/posts/${id}`);
  const poll = page.getByRole("group", { name: t.title });
  await poll.getByRole("button", { name: t.change }).click();
  await poll.getByRole("radio", { name: "Mardi" }).check();
  const release = await holdRequests(page, "**/votes");
  const sent = page.waitForRequest("**/votes");
  await poll.getByRole("button", { name: t.vote, exact: true }).click();
  await sent;
  await poll.getByRole("button", { name: t.withdraw }).click();
  release();
  await expect(poll.getByRole("button", { name: t.change })).toHaveCount(0);
  await expect(poll.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(poll.getByRole("button", { name: t.vote, exact: true })).toBeDisabled();
  await expect.poll(() => countsOf(id)).toMatchObject({ voters: 0, votes: [0, 0] });
});

test("an error of a poll is shown in the poll, not at the question", async ({ context, page }) => {
  const { posts: t, validation } = messages.en;
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard");
  const form = page.getByRole("form", { name: t.compose.label });
  const question = form.getByLabel(t.compose.placeholder);
  await question.fill("Which day?");
  await form.getByRole("button", { name: t.compose.poll, exact: true }).click();
  await form.getByRole("button", { name: t.compose.post, exact: true }).click();
  const poll = form.getByRole("group", { name: t.poll.title });
  await expect(poll.getByText(validation.poll_options_missing)).toBeVisible();
  await expect(poll).toHaveAccessibleDescription(validation.poll_options_missing);
  await expect(question).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page);
});

test("Enter in the options of a poll goes to the next one or adds it, and does not send the post", async ({
  context,
  page,
}) => {
  const t = messages.en.posts;
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard");
  const content = `Which day? ${crypto.randomUUID()}`;
  const form = page.getByRole("form", { name: t.compose.label });
  await form.getByLabel(t.compose.placeholder).fill(content);
  await form.getByRole("button", { name: t.compose.poll, exact: true }).click();
  const option = (number: number) =>
    form.getByLabel(t.poll.option.replace("{number}", String(number)), { exact: true });
  for (const [index, text] of ["Monday", "Tuesday", "Friday"].entries()) {
    await expect(option(index + 1)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect(option(4)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(option(4)).toBeFocused();
  await expect(option(5)).toHaveCount(0);
  await expect(form.getByLabel(t.compose.placeholder)).toHaveValue(content);
  await expect(page.getByRole("article").filter({ hasText: content })).toHaveCount(0);
});
