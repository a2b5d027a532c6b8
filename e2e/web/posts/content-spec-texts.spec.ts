import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin } from "../../support/users";

// The texts are copied from the contract: compared with the messages, a wrong one would go unnoticed.

// Unpins the posts, which would stay above those of other tests.
const pinnable: number[] = [];
test.afterEach(() => sql`update posts set is_pinned = false where id = any(${pinnable})`);

async function openContent(page: Page, locale: Locale, search = ""): Promise<void> {
  await signInAs(page.context(), await admin(), { locale });
  await page.goto(`/admin/dashboard/content?search=${search}`);
}

const fail = (page: Page, call: string) =>
  page.route(call, (route) => route.fulfill({ status: 400, json: {} }));

test("fifteen posts fill a page, pinned first and then the newest; an empty list shows 'Aucun post trouvé'", async ({
  page,
}) => {
  const word = randomKey();
  const ids: number[] = [];
  // An hour old: new ones would push those of other tests off the feed.
  const hourAgo = Date.now() - 3_600_000;
  for (let count = 0; count < 16; count++)
    ids.push((await insertPost({ content: `${word} ${count}`, at: new Date(hourAgo + count) })).id);
  pinnable.push(...ids);
  await sql`update posts set is_pinned = true where id = ${Number(ids[3])}`;
  await openContent(page, "fr", word);
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(16);
  await expect(rows.nth(1)).toContainText(`${word} 3`);
  await expect(rows.nth(1)).toContainText("Épinglée");
  await expect(rows.nth(2)).toContainText(`${word} 15`);
  await expect(rows.nth(15)).toContainText(`${word} 1`);
  for (const name of ["Total", "Publiées", "En attente", "Brouillons", "Archivées", "Supprimées"])
    await expect(page.locator("dl").getByText(name, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`${word} 0`);
  await page.getByLabel("Rechercher une publication", { exact: true }).fill(randomKey());
  await expect(page.getByText("Aucun post trouvé", { exact: true })).toBeVisible();
});

test("a pin and a status change that fail show an error, and change nothing", async ({ page }) => {
  const word = randomKey();
  const { id } = await insertPost({ content: word });
  pinnable.push(id);
  await openContent(page, "en", word);
  const row = page.getByRole("row").filter({ hasText: word });
  await fail(page, `**/api/admin/content/${id}/*`);
  await row.getByRole("button", { name: /^Pin/ }).click();
  await expect(page.getByText("Failed to update pin status").first()).toBeVisible();
  await expect(row.getByText("Pinned", { exact: true })).toHaveCount(0);
  const status = row.getByRole("combobox");
  await status.selectOption("archived");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("Failed to update status")).toBeVisible();
  await page.unroute(`**/api/admin/content/${id}/*`);
  const sent = page.waitForRequest(`**/api/admin/content/${id}/status`);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const body = { status: "archived", edited_at: null };
  expect([(await sent).method(), (await sent).postDataJSON()]).toEqual(["PUT", body]);
  await expect(page.getByText("Status updated successfully")).toBeVisible();
  const pinned = page.waitForRequest(`**/api/admin/content/${id}/pin`);
  await row.getByRole("button", { name: /^Pin/ }).click();
  expect((await pinned).method()).toBe("POST");
  await expect(row.getByText("Pinned", { exact: true })).toBeVisible();
});

test("a list and figures that cannot be loaded show an error", async ({ page }) => {
  const word = randomKey();
  pinnable.push((await insertPost({ content: word })).id);
  await openContent(page, "en", word);
  await fail(page, "**/api/admin/content?*");
  await page.getByLabel("Status", { exact: true }).selectOption("draft");
  await expect(page.getByText("Error fetching posts")).toBeVisible();
  await page.unroute("**/api/admin/content?*");
  await page.getByLabel("Status", { exact: true }).selectOption("");
  const row = page.getByRole("row").filter({ hasText: word });
  await fail(page, "**/api/admin/content/statistics");
  await row.getByRole("button", { name: /^Pin/ }).click();
  await expect(page.getByText("Failed to fetch content statistics")).toBeVisible();
});

test("a deletion shows the post and 'Post supprimé avec succès', or the error", async ({ page }) => {
  const word = randomKey();
  const { id } = await insertPost({ content: word });
  await openContent(page, "fr", word);
  await page
    .getByRole("row")
    .filter({ hasText: word })
    .getByRole("button", { name: /^Supprimer/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(word);
  const confirm = dialog.getByRole("button", { name: "Supprimer", exact: true });
  await fail(page, `**/api/posts/${id}`);
  await confirm.click();
  await expect(dialog.getByText("Erreur lors de la suppression du post", { exact: true })).toBeVisible();
  await page.unroute(`**/api/posts/${id}`);
  await confirm.click();
  await expect(page.getByText("Post supprimé avec succès")).toBeVisible();
});

test("the menu has 'Tableau de Bord', 'Gestion Utilisateurs' and 'Gestion Contenu'", async ({ page }) => {
  await openContent(page, "fr");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  for (const [name, title] of [
    ["Gestion Utilisateurs", "Gestion des Utilisateurs"],
    ["Gestion Contenu", "Gestion du Contenu"],
    ["Tableau de Bord", "Tableau de Bord"],
  ] as const) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  }
});
