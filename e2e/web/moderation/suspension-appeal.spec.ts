import { decideReports } from "@/lib/moderation/queue-contract";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { confirmButton, expect, setLocale, signInAs, test, viewports } from "../../support/browser";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { insertReport, moveAppealToTop } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, password, student, type TestUser } from "../../support/users";

async function suspendFor(author: TestUser): Promise<void> {
  const params = { id: await insertReport("post", (await insertPost({ by: author })).id) };
  const body = { action: "suspend", rule: "harassment" } as const;
  await (await browserClient(await admin())).call(decideReports, { params, body });
}

for (const [locale, device, input] of inputFlows)
  test(`a suspended author appeals at sign-in, and another moderator ends the suspension by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { moderation, users, validation } = messages[locale];
    const t = moderation.appeals;
    const { activate, fill } = actionsBy(input);
    const author = await student({ name: `Zoé ${randomKey()}`, locale });
    await suspendFor(author);
    await setLocale(context, locale);
    await page.setViewportSize(viewports[device]);
    await page.goto("/login");
    await fill(page.getByLabel(users.email), author.email);
    await fill(page.getByLabel(users.password, { exact: true }), password);
    const submit = page.getByRole("button", { name: users.login.submit });
    await activate(submit);
    const open = page.getByRole("button", { name: users.appeal.action, exact: true });
    await activate(open);
    const dialog = page.getByRole("dialog", { name: users.appeal.title });
    const send = dialog.getByRole("button", { name: users.appeal.send });
    await activate(send);
    await expect(dialog.getByText(validation.required)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await fill(dialog.getByLabel(users.appeal.label), "C’était une citation.");
    await activate(send);
    await expect(page.getByText(users.appeal.sent)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await moveAppealToTop(author);
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/reports?tab=appeals");
    const appeal = page
      .getByRole("list", { name: t.listLabel })
      .locator(":scope > li")
      .filter({ hasText: author.name });
    await expect(appeal).toContainText("C’était une citation.");
    await activate(appeal.getByRole("button", { name: t.overturn }));
    await activate(confirmButton(page.getByRole("dialog")));
    await expect(page.getByText(t.overturned)).toBeVisible();

    await page.goto("about:blank", { waitUntil: "load" });
    await context.clearCookies();
    await setLocale(context, locale);
    await page.goto("/login");
    await fill(page.getByLabel(users.email), author.email);
    await fill(page.getByLabel(users.password, { exact: true }), password);
    await activate(submit);
    await expect(page).toHaveURL("/student/dashboard");
  });
