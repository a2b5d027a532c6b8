import { type EmailTemplate, emailTemplates } from "@/lib/core/email/templates";
import { studentPaths } from "@/lib/routes";
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, holdRequests, setLocale, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { openFeed } from "../../support/feed-page";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { admin, company, student } from "../../support/users";

const feed = "/student/dashboard";

test("toggles the sidebar once for two quick clicks, and stores its state", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(feed);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const readWidth = async () => (await menu.boundingBox())?.width;
  await expect.poll(readWidth).toBe(250);
  await page.getByRole("button", { name: "Collapse the menu" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(readWidth).toBe(75);
  await expect(menu.getByRole("link", { name: "Newsfeed" })).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect.poll(readWidth).toBe(75);
  await page.getByRole("button", { name: "Expand the menu" }).click();
  await expect.poll(readWidth).toBe(250);
});

test("the sidebar marks the section of a subpage", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.savedJobs);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Jobs" })).toHaveAttribute("aria-current", "true");
  await expect(menu.locator("[aria-current]")).toHaveCount(1);
});

test("a bar at the top shows that a page takes long", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(feed);
  const release = await holdRequests(page, /[?&]_rsc=/);
  const bar = page.locator("body > .animate-advance");
  await page.getByRole("link", { name: "Groups", exact: true }).click();
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(100);
  expect(new URL(page.url()).pathname).toBe(feed);
  release();
  await expect(page).toHaveURL(studentPaths.groups);
  await expect(bar).toHaveCount(0);
});

test("the phone's menu is a drawer that closes on Escape and on a click outside", async ({
  page,
  context,
}) => {
  await page.setViewportSize(viewports.phone);
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(feed);
  const button = page.getByRole("navigation", { name: "Shortcuts" }).getByRole("button", { name: "Menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await button.click();
  await expect(drawer.getByRole("link", { name: "Newsfeed" })).toBeVisible();
  await expect(drawer.getByText("Team")).toHaveCSS("text-align", "left");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(drawer).toBeVisible();
  // Clicks beside the drawer, but not on the scrollbar, which belongs to the browser.
  await page.mouse.click(340, 400);
  await expect(drawer).toBeHidden();
});

test("a larger font size of the browser has the layout of a narrower screen", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "fr" });
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto(feed);
  const shortcuts = page.getByRole("navigation", { name: "Raccourcis" });
  await expect(shortcuts).toBeVisible();
  await expectNoSidewaysScroll(page);

  // With a font size from a user style sheet, which media queries ignore, the feed must not overlap its sidebar.
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await expect(shortcuts).toBeHidden();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
  const widthOfFeed = async () => (await page.locator("#content").boundingBox())?.width ?? 0;
  await expect.poll(widthOfFeed).toBeGreaterThan(600);
});

test("the bottom bar reaches the feed, the search and the composer", async ({ page, context }) => {
  await page.setViewportSize(viewports.phone);
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(feed);
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  await bar.getByRole("link", { name: "Post" }).click();
  await expect(page.getByLabel("What's on your mind?")).toBeFocused();
  await bar.getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("combobox").first()).toBeFocused();
  await expect(bar.getByRole("link", { name: "Feed" })).toHaveAttribute("aria-current", "page");
});

test("the bottom bar does not cover focused elements", async ({ page, context }) => {
  await page.setViewportSize(viewports.phone);
  const { by } = await insertPost();
  await insertPost({ by });
  await signInAs(context, by, { locale: "en" });
  await page.goto(feed);
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  const top = (await bar.boundingBox())?.y ?? 0;
  const likes = page.getByRole("article").getByRole("button", { name: /^Like/ });
  for (const like of (await likes.all()).slice(0, 2)) {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      if (await like.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(like).toBeFocused();
    const box = await like.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test("the profile panel closes on its button, Escape and a click outside", async ({ page, context }) => {
  const anna = await student();
  await signInAs(context, anna, { locale: "en" });
  await page.goto(feed);
  const button = page.getByRole("button", { name: "My account" });
  const panel = page.getByRole("region", { name: "My account" });
  const closings = [
    () => button.click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(700, 880),
  ];
  for (const close of closings) {
    await button.click();
    await expect(panel.getByText(`Hello ${anna.name}!`)).toBeVisible();
    await close();
    await expect(panel).toBeHidden();
  }
});

test("a click on a toast above a dialog closes only the toast", async ({ page, context }) => {
  const { groups } = messages.en;
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.groups);
  await page.getByRole("button", { name: groups.create }).first().click();
  const dialog = page.getByRole("dialog", { name: groups.create });
  await dialog.getByRole("button", { name: groups.create }).click();
  const toast = page.getByText(groups.fixErrors);
  await expect(toast).toBeVisible();
  // The browser makes the toast inert, so that locators cannot click on it. Scrolling waits until it has slid in.
  await toast.scrollIntoViewIfNeeded();
  const box = await toast.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
});

test("switches the language, stores it, and keeps typed text", async ({ page, context }) => {
  const anna = await student();
  await signInAs(context, anna, { locale: "fr" });
  await page.goto(feed);
  await page.getByLabel("Quoi de neuf").fill("Un début");
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByText("English").click();
  await expect(page.getByText(`Hello ${anna.name}!`)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByLabel("What's on your mind?")).toHaveValue("Un début");
  await expect
    .poll(async () => (await sql`select locale from users where id = ${anna.id}`)[0]?.locale)
    .toBe("en");
  await context.clearCookies({ name: "NEXT_LOCALE" });
  await page.reload();
  await expect(page.getByLabel("What's on your mind?")).toBeVisible();
});

test("switches the theme and stores it", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(feed);
  await page.getByRole("button", { name: "My account" }).click();
  await page.getByText("Dark").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("shows a missing page, with the shell below the dashboard", async ({ page, context }) => {
  await setLocale(context, "en");
  const outside = await page.goto("/nowhere/at/all");
  expect(outside?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();

  await signInAs(context, await student(), { locale: "en" });
  const inside = await page.goto(`${feed}/nowhere`);
  expect(inside?.status()).toBe(404);
  await expect(page.getByRole("button", { name: "My account" })).toBeVisible();
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL(feed);
});

test("shows a missing page of a company or an administrator inside the shell", async ({ page, context }) => {
  for (const user of [await company(), await admin()]) {
    await signInAs(context, user, { locale: "fr" });
    const inside = await page.goto(`/${user.role}/dashboard/nowhere/at/all`);
    expect(inside?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Cette page n’existe pas" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Déconnexion" })).toBeVisible();
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(`/${user.role}/dashboard`);
  }
});

test("a company finds its form, the school's posts and Logout", async ({ page, context }) => {
  const content = `Nouvelles ${crypto.randomUUID()}`;
  const { by, id } = await insertPost({ content });
  const link = page.getByRole("link", { name: by.name }).first();
  await signInAs(context, await company(), { locale: "en" });
  await openFeed(page, content, { path: "/company/dashboard", shown: link });
  await expect(page.getByRole("banner")).toContainText("Company Dashboard");
  await expect(page.getByRole("heading", { name: "Create New Job Posting" })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`/en/posts/${id}`);
  await page.goto("/company/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("links of admin emails lead to sections of the overview", async ({ page, context }) => {
  await company({ status: "pending_verification" });
  await signInAs(context, await admin(), { locale: "en" });
  const links = Object.values<EmailTemplate>(emailTemplates).flatMap(({ link }) =>
    typeof link === "string" ? [link] : [],
  );
  const paths = new Set(links.filter((link) => link.startsWith("/admin/dashboard#")));
  expect([...paths].sort()).toEqual(["/admin/dashboard#companies", "/admin/dashboard#contact-messages"]);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("h2:target")).toBeInViewport();
  }
});
