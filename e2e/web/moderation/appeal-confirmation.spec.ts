import { adminPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { insertDecision } from "../../support/moderation";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an appeal is decided on once a moderator has read the answer, by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { appeals: t, decision, queue } = messages[locale].moderation;
    const { activate } = actionsBy(input);
    const author = await student({ name: `Zoé ${randomKey()}` });
    const id = await insertDecision(author);
    // The list begins with the appeals that have waited longest.
    await sql`update moderation_decisions set appeal = 'Non', appealed_at = now() - interval '1 year' where id = ${id}`;
    const isOverturned = async () =>
      (
        await sql`select is_overturned from moderation_decisions
        where id = ${id} and appeal_decided_at is not null`
      )[0]?.is_overturned;
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`${adminPaths.reports}?tab=appeals`);
    const item = page.getByRole("listitem").filter({ hasText: author.name });
    const dialog = page.getByRole("dialog");
    for (const [action, sentence] of [
      [t.uphold, decision.upheld],
      [t.overturn, decision.overturned],
    ] as const) {
      const title = t.by.replace("{name}", author.name);
      const name = queue.actionOf.replace("{action}", action).replace("{title}", title);
      const button = item.getByRole("button", { name, exact: true });
      const [answer = ""] = sentence.split("{date}");
      await activate(button);
      await expect(dialog).toContainText(answer);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await activate(dialog.getByRole("button", { name: t.notYet }));
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await isOverturned(), action).toBeUndefined();
    }
    await activate(item.getByRole("button", { name: new RegExp(`^${t.overturn}`) }));
    await activate(dialog.getByRole("button", { name: t.overturn, exact: true }));
    await expect(page.getByText(t.overturned)).toBeVisible();
    await expect(item).toHaveCount(0);
    expect(await isOverturned()).toBe(true);
  });
