import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { copyRows } from "../../support/merge";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { createUserWithDataEverywhere } from "../../support/user-with-data-everywhere";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator merges two accounts by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].userManagement.merge;
    const { activate, fill } = actionsBy(input);
    const name = `Zoé ${randomKey()}`;
    const [remaining, other] = [await student({ name }), await student({ name })];
    await insertPost({ by: other, content: "Du second compte" });
    await insertMessage(await insertConversation(remaining, other), other, "Un essai");
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users/${remaining.id}`);
    await activate(page.getByRole("button", { name: t.action }));
    const dialog = page.getByRole("dialog", { name: t.title.replace("{name}", name) });
    await expect(dialog.getByRole("searchbox", { name: t.search })).toBeFocused();
    await page.keyboard.type(name);
    const chosen = t.chooseName.replace("{name}", name).replace("{email}", other.email);
    await expect(dialog.getByRole("button", { name: chosen })).toBeVisible();
    await expect(dialog.getByText(remaining.email, { exact: true })).toHaveCount(0);
    await activate(dialog.getByRole("button", { name: chosen }));

    await expect(dialog.getByRole("button", { name: messages[locale].ui.close })).toBeFocused();
    await expect(dialog.getByText(t.remains, { exact: true })).toBeInViewport();
    await expect(dialog.getByText(t.noUndo)).toBeVisible();
    await expect(dialog.getByText(t.kinds.posts)).toBeVisible();
    const field = dialog.getByLabel(t.confirmation.replace("{email}", other.email));
    await expect(field).toBeVisible();
    await expectNoSidewaysScroll(page);
    const confirm = dialog.getByRole("button", { name: t.confirm, exact: true });
    await fill(field, remaining.email);
    await activate(confirm);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await fill(field, other.email);
    await activate(confirm);
    await expect(page.getByText(t.done)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Du second compte")).toBeVisible();
    const [row] = await sql`select anonymised_at is not null as erased from users where id = ${other.id}`;
    expect(row?.erased).toBe(true);
  });

test("companies and administrators cannot be merged, and a rejected merge shows the reason", async ({
  page,
  context,
}) => {
  const t = messages.en.userManagement.merge;
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/users/${(await admin()).id}`);
  await expect(
    page.getByRole("button", { name: messages.en.userManagement.details.sendResetLink }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: t.action })).toHaveCount(0);
  const banned = await student({ status: "banned" });
  await page.goto(`/admin/dashboard/users/${(await student()).id}`);
  await page.getByRole("button", { name: t.action }).click();
  await page.getByRole("searchbox", { name: t.search }).fill(banned.email);
  await page.getByRole("button", { name: t.choose }).click();
  await expect(page.getByRole("alert").getByText(messages.en.errors.merge_not_active)).toBeVisible();
  await page.getByRole("button", { name: t.back }).click();
  await expect(page.getByRole("searchbox", { name: t.search })).toBeVisible();
});

for (const locale of ["fr", "en"] as const)
  test(`the preview of a merge is accessible in every theme and width, in ${locale}`, async ({
    context,
    page,
  }) => {
    const t = messages[locale].userManagement.merge;
    const { user } = await createUserWithDataEverywhere();
    const remaining = await student({ name: `Maximilienne ${"de la Tour ".repeat(3)}d’Auvergne` });
    await copyRows(user, remaining);
    await sql`insert into applications (job_posting_id, student_id, resume_id)
      select job_posting_id, ${remaining.id}, resume_id from applications where student_id = ${user.id}`;
    await sql`update users set school_number = ${`n-${remaining.id}`} where id = ${remaining.id}`;
    await insertMessage(await insertConversation(remaining, user), user, "Un essai");
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users/${remaining.id}`);
    await page.getByRole("button", { name: t.action }).click();
    await page.getByRole("searchbox", { name: t.search }).fill(user.email);
    await page.getByRole("button", { name: t.choose }).click();
    await expect(page.getByText(t.sharedApplications)).toBeVisible();
    await expect(page.getByText(t.remains, { exact: true }), "the beginning").toBeInViewport();
    await inEachVariant(page, locale, async () => {
      await expect(page.getByText(t.sharedApplications)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
