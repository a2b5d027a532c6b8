import { createPost } from "@/lib/posts/contract";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient, form } from "../../support/api";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { imageFile } from "../../support/images";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { plural } from "../../support/plural";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator views, pins, archives and deletes a post by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].postManagement;
    const { activate, choose, fill } = actionsBy(input);
    const content = `Sous le préau ${crypto.randomUUID()}`;
    const author = await student({ name: `Zélie ${randomKey()}` });
    const { name } = author;
    await insertPost({ by: author, content });
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/content");
    await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
    await fill(page.getByLabel(t.search, { exact: true }), content);
    const row = page.getByRole("row").filter({ hasText: content });
    await expect(page.getByRole("row")).toHaveCount(2);

    await activate(row.getByRole("button", { name: t.view.replace("{name}", name) }));
    const details = page.getByRole("dialog", { name: t.details.replace("{name}", name) });
    await expect(details).toContainText(content);
    await expect(details).toContainText(locale === "fr" ? "aucun signalement" : "no reports");
    await page.keyboard.press("Escape");
    await expect(details).toHaveCount(0);

    await activate(row.getByRole("button", { name: t.pin.replace("{name}", name), exact: true }));
    await expect(row).toContainText(t.pinned);
    await expect(row).toHaveClass(/bg-accent-soft/);
    await activate(row.getByRole("button", { name: t.unpin.replace("{name}", name), exact: true }));
    await expect(row).not.toContainText(t.pinned);
    await expect(row).not.toHaveClass(/bg-accent-soft/);

    const status = row.getByLabel(t.statusOf.replace("{name}", name), { exact: true });
    const question = page.getByRole("dialog", { name: t.change.title.replace("{name}", name) });
    await choose(status, "archived");
    await activate(question.getByRole("button", { name: messages[locale].ui.cancel }));
    await expect(status).toHaveValue("published");
    await choose(status, "archived");
    await activate(question.getByRole("button", { name: t.change.confirm }));
    await expect(question).toHaveCount(0);
    await expect(status).toHaveValue("archived");

    await activate(row.getByRole("button", { name: t.delete.action.replace("{name}", name) }));
    const deletion = page.getByRole("dialog", { name: plural(t.delete.title, 1, name) });
    await expect(deletion).toContainText(content);
    await activate(deletion.getByRole("button", { name: t.delete.confirm }));
    await expect(page.getByText(plural(t.delete.done, 1))).toBeVisible();
    await expect(page.getByText(t.none)).toBeVisible();
    await choose(page.getByLabel(t.status, { exact: true }), "deleted");
    await expect(row).toContainText(t.statuses.deleted);
    await expectNoSidewaysScroll(page);
  });

test("the confirmation of a deletion shows the images of a post that has no text", async ({
  page,
  context,
}) => {
  const t = messages.en.postManagement;
  const author = await student({ name: `Zélie ${randomKey()}` });
  const images = [await imageFile(), await imageFile("#804020")];
  const body = form({ alts: JSON.stringify(["A green yard"]), images });
  expect((await (await browserClient(author)).call(createPost, { body })).status).toBe(201);
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/content?search=${encodeURIComponent(author.name)}`);
  await page.getByRole("button", { name: t.delete.action.replace("{name}", author.name) }).click();
  const deletion = page.getByRole("dialog", { name: plural(t.delete.title, 1, author.name) });
  await expect(deletion.getByText("2 images", { exact: true })).toBeAttached();
  await expect(deletion.getByAltText("A green yard")).toHaveJSProperty("complete", true);
  await expect(deletion.locator("img")).toHaveCount(2);
});

for (const [locale, device, input] of inputFlows)
  test(`an administrator writes a post on the content screen by ${input}, with a link to announcements, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].postManagement.write;
    const { activate, fill } = actionsBy(input);
    await page.setViewportSize(viewports[device]);
    const content = `Bonne rentrée ${crypto.randomUUID()}`;
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/content");
    await expect(page.getByRole("link", { name: t.announcement })).toHaveAttribute(
      "href",
      "/admin/dashboard/announcements/new",
    );
    const write = page.getByRole("button", { name: t.post });
    await expect(write).toHaveAttribute("aria-expanded", "false");
    await activate(write);
    await fill(page.locator("#new-post"), content);
    await expectAccessible(page);
    await activate(page.getByRole("button", { name: messages[locale].posts.compose.post, exact: true }));
    await expect(page.locator("#new-post")).toHaveCount(0);
    // Searches, because pinned posts of other tests may fill the first page.
    await page.goto(`/admin/dashboard/content?search=${encodeURIComponent(content)}`);
    await expect(page.getByRole("row").filter({ hasText: content })).toBeVisible();
  });

for (const [locale, device, input] of inputFlows)
  test(`an administrator archives and deletes several posts by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { selection: t, ...rest } = messages[locale].postManagement;
    const { activate, check, choose } = actionsBy(input);
    const word = randomKey();
    for (const text of ["Premier", "Second"]) await insertPost({ content: `${text} ${word}` });
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/content?search=${word}`);
    await check(page.getByLabel(t.all));
    await expect(page.getByText(plural(t.count, 2))).toBeVisible();
    await activate(page.getByRole("button", { name: plural(t.change, 2), exact: true }));
    const change = page.getByRole("dialog", { name: plural(t.changeTitle, 2) });
    const confirm = change.getByRole("button", { name: rest.change.confirm });
    await expect(confirm, "with the status that all have").toBeDisabled();
    await choose(change.getByLabel(rest.status, { exact: true }), "archived");
    await expectAccessible(page);
    await activate(confirm);
    await expect(page.getByText(plural(t.changed, 2))).toBeVisible();
    const statuses = page.getByRole("row").getByRole("combobox");
    await expect(statuses).toHaveCount(2);
    for (const status of await statuses.all()) await expect(status).toHaveValue("archived");

    await check(page.getByLabel(t.all));
    await activate(page.getByRole("button", { name: plural(t.delete, 2), exact: true }));
    const deletion = page.getByRole("dialog", { name: plural(rest.delete.title, 2) });
    for (const text of ["Premier", "Second"]) await expect(deletion).toContainText(`${text} ${word}`);
    await activate(deletion.getByRole("button", { name: rest.delete.confirm }));
    await expect(page.getByText(rest.none)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

for (const locale of ["fr", "en"] as const)
  test(`the content is accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    await insertPost({ content: "a".repeat(300) });
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/content");
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
