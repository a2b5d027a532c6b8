import { adminPaths, profilePath } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, viewports, waitForHydration } from "../../support/browser";
import { sql } from "../../support/database";
import { openFeed } from "../../support/feed-page";
import { actionsBy, inputFlows, moveFocusTo } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

// The tests run in sequence, because the school has a single set of rules.
test.describe.configure({ mode: "serial" });
test.afterAll(() => sql`update moderation_rules set held_words = '{}', held_first_posts = 0`);

for (const [locale, device, input] of inputFlows)
  test(`a new student's first post is accepted by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const { moderation: t, posts, schoolSettings } = messages[locale];
    const { rules } = schoolSettings;
    const { activate, fill } = actionsBy(input);
    await page.setViewportSize(viewports[device]);
    const moderator = await admin();
    await signInAs(context, moderator, { locale });
    await page.goto(adminPaths.schoolSettings);
    await fill(page.getByLabel(rules.words), "!?");
    const save = page.getByRole("button", { name: rules.save });
    await activate(save);
    await expect(page.getByLabel(rules.words)).toBeFocused();
    await expect(page.getByLabel(rules.words)).toHaveValue("!?");
    await fill(page.getByLabel(rules.words), "zorglub");
    // Only this test's student counts as new, because the account was created in the future; those of other tests do not.
    await fill(page.getByLabel(rules.firstPosts), "1");
    await activate(save);
    await expect(page.getByText(rules.saved)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const author = await student({ name: `Zoé ${randomKey()}` });
    await sql`update users set created_at = now() + interval '1 hour' where id = ${author.id}`;
    const other = await browser.newContext({ viewport: viewports[device] });
    await signInAs(other, author, { locale });
    const own = await other.newPage();
    await own.goto("/student/dashboard");
    const box = own.getByRole("form", { name: posts.compose.label }).getByRole("textbox");
    await waitForHydration(box);
    const text = `Bonjour à tous ${randomKey()}`;
    await box.fill(text);
    await own.getByRole("button", { name: posts.compose.post, exact: true }).click();
    await expect(own.getByText(posts.done.held)).toBeVisible();
    const card = own.getByRole("article").filter({ hasText: text });
    await expect(card.getByText(posts.card.held)).toBeVisible();
    await own.goto(profilePath("student", author.id));
    await expect(card.getByText(posts.card.held), "after a reload").toBeVisible();
    await expectNoSidewaysScroll(own);

    // Assigns the post to the moderator, because items of other tests may fill the first page of the whole queue.
    await sql`insert into moderation_assignments (subject_type, subject_id, assignee_id)
      select 'held_post', id, ${moderator.id} from posts where content = ${text}`;
    await page.goto(`${adminPaths.reports}?assigned=mine`);
    const item = page.getByRole("listitem").filter({ hasText: text });
    await expect(item).toContainText(t.queue.heldFor.first_posts);
    const decide = async (action: "accept" | "reject") => {
      if (input === "mouse") return item.getByRole("button", { name: t.queue.actions[action] }).click();
      await moveFocusTo(item);
      await page.keyboard.press(t.queue.keyOf[action]);
    };
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await decide("reject");
    await expect(page.getByRole("dialog").getByLabel(t.queue.rule)).toBeFocused();
    await page.keyboard.press("Escape");
    await decide("accept");
    await expect(page.getByText(t.queue.published).last()).toBeVisible();
    await expect(item).toHaveCount(0);

    const viewer = await browser.newContext();
    await signInAs(viewer, await student(), { locale });
    const feed = await viewer.newPage();
    await openFeed(feed, text);
    await expect(feed.getByText(posts.card.held)).toHaveCount(0);
    await other.close();
    await viewer.close();
  });
