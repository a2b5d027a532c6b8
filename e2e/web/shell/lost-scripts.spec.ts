import type { Page } from "@playwright/test";
import { toastAreaId } from "@/components/ui/toast";
import { createPost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import {
  expect,
  failScripts,
  setLocale,
  signInAs,
  test,
  viewports,
  waitForHydration,
} from "../../support/browser";
import { openFeed } from "../../support/feed-page";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

const { posts, settings, users } = messages.en;

const waitForLostScript = (page: Page) =>
  page.waitForEvent("requestfailed", (request) => request.resourceType() === "script");

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(viewports.phone);
});

test("tapping an image offline shows a toast, and keeps the page and its draft", async ({
  context,
  page,
}) => {
  const anna = await student();
  const body = new FormData();
  body.append("images[]", await imageFile());
  const content = `Une photo ${crypto.randomUUID()}`;
  body.append("content", content);
  await (await browserClient(anna)).call(createPost, { body });
  await signInAs(context, anna, { locale: "en" });
  const card = await openFeed(page, content);
  const draft = page.getByLabel(posts.compose.placeholder);
  await draft.fill("Pas encore publié");
  const image = card.getByRole("button", { name: "Enlarge" });
  // The code of toasts is loaded when the page is idle.
  await expect(page.locator(`#${toastAreaId} > *`)).toBeAttached();
  await context.setOffline(true);
  await image.click();
  await expect(page.getByText(messages.en.ui.unreachable)).toBeVisible();
  await expect(draft).toHaveValue("Pas encore publié");
  await context.setOffline(false);
  await openFeed(page, content);
  await expect(draft).toHaveValue("Pas encore publié");
  await image.click();
  await expect(page.getByRole("dialog").locator("img")).toBeVisible();
});

test("a poll whose fields cannot be loaded is dropped, and the text that is typed meanwhile stays", async ({
  context,
  page,
}) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard");
  const draft = page.getByLabel(posts.compose.placeholder);
  const poll = page.getByRole("button", { name: posts.compose.poll, exact: true });
  const restore = await failScripts(page, "poll-error");
  const lost = waitForLostScript(page);
  await poll.click();
  await draft.fill("Quel jour ?");
  await lost;
  await expect(page.getByText(messages.en.ui.unreachable)).toBeVisible();
  await expect(poll).toBeVisible();
  await expect(draft).toHaveValue("Quel jour ?");
  await restore();
});

test("a menu whose code cannot be loaded offers to load the page again, after which it opens", async ({
  context,
  page,
}) => {
  const anna = await student();
  const { id } = await insertPost({ by: anna });
  await signInAs(context, anna, { locale: "en" });
  await page.goto(`/en/posts/${id}`);
  const options = page.getByRole("article").getByRole("button", { name: /^Options/ });
  const restore = await failScripts(page, "DropdownMenu");
  const lost = waitForLostScript(page);
  await options.click();
  await lost;
  await expect(page.getByText(messages.en.ui.unreachable)).toBeVisible();
  await restore();
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: messages.en.ui.reload, exact: true }).click();
  await loaded;
  await waitForHydration(options);
  await options.click();
  await expect(page.getByRole("menuitem", { name: posts.card.edit })).toBeVisible();
});

test("a restored poll whose fields cannot be loaded is not sent until they are shown", async ({
  context,
  page,
}) => {
  const { compose: t, poll: tPoll } = posts;
  await signInAs(context, await student(), { locale: "en" });
  await page.goto("/student/dashboard");
  const draft = page.getByLabel(t.placeholder);
  await page.getByRole("button", { name: t.poll, exact: true }).click();
  const option = page.getByLabel(tPoll.option.replace("{number}", "1"));
  await option.fill("Lundi");
  await draft.fill("Quel jour ?");
  const restore = await failScripts(page, "poll-error");
  await page.reload();
  await expect(page.getByText(t.pollNotLoaded)).toBeVisible();
  const post = page.getByRole("button", { name: t.post, exact: true });
  await expect(post).toBeDisabled();
  await expect(post).toHaveAccessibleDescription(t.pollHidden);
  await restore();
  await page.reload();
  await expect(option).toHaveValue("Lundi");
  await expect(post).toBeEnabled();
});

test("a page whose messages cannot be loaded stays as rendered by the server, and works once they are loaded", async ({
  context,
  page,
}) => {
  await signInAs(context, await student(), { locale: "en" });
  const restore = await failScripts(page, settings.sessions.everywhereText);
  const lost = waitForLostScript(page);
  await page.goto("/student/dashboard/settings", { waitUntil: "load" });
  await lost;
  await expect(page.getByRole("heading", { name: settings.title })).toBeVisible();
  await restore();
  await waitForHydration(page.locator("body"));
  const account = page.getByRole("button", { name: messages.en.shell.profile.label, exact: true });
  await account.click();
  await expect(account).toHaveAttribute("aria-expanded", "true");
});

test("a page whose toasts cannot be loaded stays, and shows them with the next one", async ({
  context,
  page,
}) => {
  const anna = await student();
  await signInAs(context, anna, { locale: "en" });
  const restore = await failScripts(page, "data-sonner-toaster");
  const lost = waitForLostScript(page);
  await page.goto("/student/dashboard");
  await lost;
  const draft = page.getByLabel(posts.compose.placeholder);
  await draft.fill(`Sans réseau ${crypto.randomUUID()}`);
  await restore();
  await page.getByRole("button", { name: posts.compose.post, exact: true }).click();
  await expect(page.getByText(posts.done.created)).toBeVisible();
});

test("a toast that is sent while its code cannot be loaded is shown once it can", async ({
  context,
  page,
}) => {
  const anna = await student();
  await signInAs(context, anna, { locale: "en" });
  const published = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/posts"),
  );
  // The bundler's runtime attempts each load twice.
  let lossesLeft = 2;
  await page.route(/\/chunks\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const isLost = lossesLeft > 0 && (await response.text()).includes("data-sonner-toaster");
    if (!isLost) return route.fulfill({ response });
    lossesLeft--;
    await published;
    await route.abort();
  });
  await page.goto("/student/dashboard");
  await page.getByLabel(posts.compose.placeholder).fill(`Pendant la perte ${crypto.randomUUID()}`);
  await page.getByRole("button", { name: posts.compose.post, exact: true }).click();
  await expect(page.getByText(posts.done.created)).toBeVisible();
  expect(lossesLeft).toBe(0);
});

test("a form whose code cannot be loaded keeps its input, and works once it is loaded", async ({
  context,
  page,
}) => {
  await setLocale(context, "en");
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/login", { waitUntil: "load" });
  await waitForHydration(page.locator("body"));
  await context.setOffline(true);
  const lost = waitForLostScript(page);
  const email = page.getByLabel(users.email);
  await email.fill("personne@ecole.test");
  await lost;
  await context.setOffline(false);
  await waitForHydration(email);
  await expect(email).toHaveValue("personne@ecole.test");
  await page.getByLabel(users.password, { exact: true }).fill("pas le bon");
  await page.getByRole("button", { name: users.login.submit }).click();
  await expect(page.getByLabel(users.password, { exact: true })).toHaveAttribute("aria-invalid", "true");
});
