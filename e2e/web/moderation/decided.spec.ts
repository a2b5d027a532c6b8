import { reportPost } from "@/lib/moderation/contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { adminPaths, adminUserPath } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { findReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, student, type TestUser } from "../../support/users";

/** Ignores some reports, and hides a post for others; its author appeals. */
async function decide(moderator: TestUser, author: TestUser, explanation: string) {
  const browser = await browserClient(moderator);
  const measures = [{ action: "dismiss" }, { action: "hide", rule: "spam", explanation }] as const;
  for (const [index, body] of measures.entries()) {
    const { id: subject_id } = await insertPost({ by: author });
    for (let reporter = 0; reporter < 2 - index; reporter++)
      await (await browserClient(await student())).call(reportPost, {
        params: { id: subject_id },
        body: { reason: "Insultes" },
      });
    const params = { id: await findReport("post", subject_id) };
    expect((await browser.call(decideReports, { params, body })).status).toBe(200);
  }
  await sql`update moderation_decisions set appeal = 'Non', appealed_at = now()
    where author_id = ${author.id} and action = 'hide'`;
}

for (const [locale, device, input] of inputFlows)
  test(`a moderator reads past decisions by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].moderation;
    const { activate } = actionsBy(input);
    const moderator = await admin({ name: `Ada ${randomKey()}` });
    const explanation = crypto.randomUUID();
    await page.setViewportSize(viewports[device]);
    await signInAs(context, moderator, { locale });
    let author!: TestUser;
    const cards = page.getByRole("list", { name: t.decided.listLabel }).getByRole("listitem");
    const outcomes = page.getByRole("navigation", { name: t.decided.outcome });
    let own = cards;
    // Repeats, because other tests make decisions too and the tab lists the newest.
    const openDecided = (count: number, outcome?: "reviewed" | "resolved") =>
      expect(async () => {
        author = await student({ name: `Zoé ${randomKey()}` });
        await decide(moderator, author, explanation);
        await page.goto(adminPaths.reports);
        await activate(page.getByRole("link", { name: t.queue.decidedTab, exact: true }));
        if (outcome) {
          await activate(outcomes.getByRole("link", { name: t.decided.outcomes[outcome], exact: true }));
          await expect(page).toHaveURL(new RegExp(`outcome=${outcome}`));
        }
        own = cards.filter({ hasText: author.name });
        await expect(own).toHaveCount(count, { timeout: 5_000 });
      }).toPass();
    await openDecided(2);
    await expect(own.first(), "the newest").toContainText(explanation);
    await expect(own.first()).toContainText(t.decided.appeal.open);
    await expect(own.first()).toContainText(`${t.actionsDone.hide} `);
    await expect(own.first()).toContainText(moderator.name);
    await expect(own.last()).toContainText(t.actionsDone.dismiss);
    await expect(own.last()).toContainText(/2 (signalements|reports)/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await openDecided(1, "reviewed");
    await expect(own).toContainText(t.actionsDone.dismiss);
    await openDecided(1, "resolved");
    await expect(own).toContainText(explanation);
    await activate(own.getByRole("link", { name: author.name }));
    await expect(page).toHaveURL(adminUserPath(author.id));
  });
