import { adminPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { insertAssignment, insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { admin } from "../../support/users";

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
