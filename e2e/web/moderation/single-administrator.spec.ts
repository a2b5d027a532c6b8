import { adminPaths } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import { appOfSpec } from "../../support/app-of-spec";
import { addSession, confirmButton, expect, test, viewports } from "../../support/browser";
import { actionsBy, inputFlows } from "../../support/input";
import { type InstanceUser, signInAdmin, signInStudents } from "../../support/instance-users";
import { messages } from "../../support/messages";

// A separate application: other tests have administrators at any time.
const app = appOfSpec();
test.describe.configure({ mode: "serial" });

for (const [locale, device, input] of inputFlows)
  test(`a single administrator decides on an appeal against their own decision, by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].moderation.appeals;
    const { activate } = actionsBy(input);
    await app.sql`update users set status = 'suspended' where role = 'admin'`;
    const moderator = await signInAdmin(app.origin, app.sql);
    const [author] = (await signInStudents(app.origin, app.sql, 1)) as [InstanceUser];
    const [decision] = await app.sql`
      insert into moderation_decisions
        (subject_type, subject_id, author_id, moderator_id, action, rule, appeal, appealed_at)
      values ('profile', ${author.id}, ${author.id}, ${moderator.id}, 'warn', 'harassment', 'Une citation', now())
      returning id`;
    await page.setViewportSize(viewports[device]);
    await addSession(context, moderator.cookie, { locale, url: app.origin });
    await page.goto(`${app.origin}${adminPaths.reports}?tab=appeals`);
    const appeal = page.getByRole("list", { name: t.listLabel }).locator(":scope > li");
    await expect(appeal).toContainText(t.ownAlone);
    await expectAccessible(page);
    await activate(appeal.getByRole("button", { name: t.uphold }));
    await activate(confirmButton(page.getByRole("dialog")));
    await expect(page.getByText(t.upheld)).toBeVisible();
    await expect(appeal).toHaveCount(0);
    const [row] =
      await app.sql`select appeal_moderator_id from moderation_decisions where id = ${decision?.id}`;
    expect(row?.appeal_moderator_id).toBe(moderator.id);
  });
