import messagesEn from "@/messages/en/post-management.json" with { type: "json" };
import messagesFr from "@/messages/fr/post-management.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, looks, signInAs, test, widths } from "../../support/browser";
import { post } from "../../support/posts";
import { admin, student } from "../../support/users";

const words = { fr: messagesFr, en: messagesEn };
for (const locale of ["fr", "en"] as const)
  for (const place of ["phone", "desk"] as const)
    test(`an administrator views, pins, archives and deletes a post, in ${locale} on a ${place}`, async ({
      page,
      context,
    }) => {
      const t = words[locale];
      const content = `Sous le préau ${crypto.randomUUID()}`;
      const author = await student({ name: `Zélie ${crypto.randomUUID().slice(0, 8)}` });
      const { name } = author;
      await post({ by: author, content });
      await page.setViewportSize(widths[place]);
      await signInAs(context, await admin(), { locale });
      await page.goto("/admin/dashboard/content");
      await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
      await page.getByLabel(t.search, { exact: true }).fill(content);
      const row = page.getByRole("row").filter({ hasText: content });
      await expect(page.getByRole("row")).toHaveCount(2);

      await row.getByRole("button", { name: t.view.replace("{name}", name) }).click();
      const details = page.getByRole("dialog", { name: t.details.replace("{name}", name) });
      await expect(details).toContainText(content);
      await page.keyboard.press("Escape");
      await expect(details).toHaveCount(0);

      await row.getByRole("button", { name: t.pin.replace("{name}", name), exact: true }).click();
      await expect(row).toContainText(t.pinned);
      await row.getByRole("button", { name: t.unpin.replace("{name}", name), exact: true }).click();
      await expect(row).not.toContainText(t.pinned);

      const status = row.getByLabel(t.statusOf.replace("{name}", name));
      const question = page.getByRole("dialog", { name: t.change.title.replace("{name}", name) });
      await status.selectOption("archived");
      await question.getByRole("button", { name: t.change.cancel }).click();
      await expect(status).toHaveValue("published");
      await status.selectOption("archived");
      await question.getByRole("button", { name: t.change.confirm }).click();
      await expect(question).toHaveCount(0);
      await expect(status).toHaveValue("archived");

      await row.getByRole("button", { name: t.delete.action.replace("{name}", name) }).click();
      const deletion = page.getByRole("dialog", { name: t.delete.title.replace("{name}", name) });
      await expect(deletion).toContainText(content);
      await deletion.getByRole("button", { name: t.delete.confirm }).click();
      await expect(page.getByText(t.delete.done)).toBeVisible();
      await expect(page.getByText(t.none)).toBeVisible();
      await page.getByLabel(t.status, { exact: true }).selectOption("deleted");
      await expect(row).toContainText(t.statuses.deleted);
      await expectNoSidewaysScroll(page);
    });

for (const { locale, colorScheme, width } of looks)
  test(`the content is accessible, in ${locale}, ${colorScheme}, ${width} wide`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    await post({ content: "a".repeat(300) });
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/content");
    await expect(page.getByRole("table")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
