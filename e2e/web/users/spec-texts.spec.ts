import type { Page } from "@playwright/test";
import { expect, holdRequests, signInAs, test, waitForHydration } from "../../support/browser";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

// The texts are copied from the contract: compared with the messages, a wrong one would go unnoticed.

async function openUsers(page: Page, search: string): Promise<void> {
  await signInAs(page.context(), await admin(), { locale: "fr" });
  await page.goto(`/admin/dashboard/users?search=${search}`);
}

const failWith = (page: Page, call: string, json: object) =>
  page.route(call, (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 400, json }),
  );

test("fifteen users fill a page, with 'Affichage de X à Y sur N utilisateurs', 'Précédent' and 'Suivant'", async ({
  page,
}) => {
  const word = randomKey();
  for (let count = 0; count < 16; count++) await student({ name: `Ada ${word}` });
  const loads: string[] = [];
  page.on("request", (request) => {
    if (/\/users\?.*page=2/.test(request.url())) loads.push(request.url());
  });
  await openUsers(page, word);
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(16);
  await expect(page.getByText("Affichage de 1 à 15 sur 16 utilisateurs", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Précédent" })).toHaveCount(0);
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page.getByText("Affichage de 16 à 16 sur 16 utilisateurs", { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.waitForLoadState("networkidle");
  expect(loads, "a page is one request").toEqual([expect.stringContaining("/api/")]);
  await page.goBack();
  await expect(rows).toHaveCount(16);
  await page.goForward();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Suivant" })).toHaveCount(0);
  await page.getByRole("link", { name: "Précédent" }).click();
  await expect(rows).toHaveCount(16);
});

test("a single page of users has neither the text nor the links", async ({ page }) => {
  const word = randomKey();
  await student({ name: `Ada ${word}` });
  await openUsers(page, word);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await expect(page.getByText(/^Affichage de/)).toHaveCount(0);
  for (const name of ["Précédent", "Suivant"]) await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("a search of users is sent once, after a pause of 500 ms, with five skeleton rows and no range meanwhile", async ({
  page,
}) => {
  const [word, before] = [randomKey(), randomKey()];
  await student({ name: `Ada ${word}` });
  for (let index = 0; index < 16; index++) await student({ name: `Zoé ${before}` });
  await openUsers(page, before);
  const range = page.getByText(/^Affichage de/);
  await expect(range).toBeVisible();
  const searched: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/admin/users") searched.push(searchParams.get("search"));
  });
  const release = await holdRequests(page, "**/api/admin/users?*");
  const box = page.getByLabel("Rechercher un utilisateur", { exact: true });
  await waitForHydration(box);
  // Stops the clock: on a slow machine, 500 ms would pass during the test.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  await box.fill(word.slice(0, 4));
  await page.clock.runFor(450);
  await box.fill(word);
  await page.clock.runFor(450);
  expect(searched).toEqual([]);
  await page.clock.runFor(100);
  await page.clock.resume();
  const skeleton = page.getByRole("status", { name: "Chargement des utilisateurs" });
  await expect(skeleton.locator(":scope > div")).toHaveCount(5);
  await expect(range).toHaveCount(0);
  release();
  await expect(page.getByRole("row").filter({ hasText: word })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  expect(searched).toEqual([word]);
});

test("a status change shows 'Statut mis à jour avec succès', or an error and the former status", async ({
  page,
}) => {
  const name = `Ada ${randomKey()}`;
  const { id } = await student({ name });
  await openUsers(page, name.slice(4));
  const row = page.getByRole("row").filter({ hasText: name });
  const status = row.getByRole("combobox");
  await expect(status.getByRole("option")).toHaveText([
    "Actif",
    "Inactif",
    "Suspendu",
    "En attente",
    "Banni",
  ]);
  const call = `**/api/admin/users/${id}/status`;
  for (const [json, text] of [
    [{}, "Erreur lors de la mise à jour du statut"],
    [{ message: "Le serveur dit pourquoi." }, "Le serveur dit pourquoi."],
  ] as const) {
    await failWith(page, call, json);
    await status.selectOption("inactive");
    await expect(row.getByText(text)).toBeVisible();
    await expect(status).toHaveValue("active");
    await page.unroute(call);
  }
  const sent = page.waitForRequest(call);
  await status.selectOption("inactive");
  expect((await sent).method()).toBe("PUT");
  expect((await sent).postDataJSON()).toEqual({ status: "inactive", expected_status: "active" });
  await expect(page.getByText("Statut mis à jour avec succès")).toBeVisible();
  const suspended: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && suspended.push(request.url()));
  await status.selectOption("suspended");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(suspended, "until there is a reason").toEqual([]);
  await page.keyboard.press("Escape");
});

test("a deletion shows 'Utilisateur supprimé avec succès', or 'Erreur lors de la suppression'", async ({
  page,
}) => {
  const name = `Ada ${randomKey()}`;
  const { id } = await student({ name });
  await openUsers(page, name.slice(4));
  await page
    .getByRole("row")
    .filter({ hasText: name })
    .getByRole("button", { name: /^Supprimer/ })
    .click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true });
  const call = `**/api/admin/users/${id}`;
  await failWith(page, call, {});
  await confirm.click();
  await expect(
    page.getByRole("dialog").getByText("Erreur lors de la suppression", { exact: true }),
  ).toBeVisible();
  await page.unroute(call);
  const sent = page.waitForRequest(call);
  await confirm.click();
  expect((await sent).method()).toBe("DELETE");
  await expect(page.getByText("Utilisateur supprimé avec succès")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
});
