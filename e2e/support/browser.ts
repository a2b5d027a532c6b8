import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { createSession, newIpAddress } from "./api";
import type { TestUser } from "./users";

export { expect };

type Options = { locale: Locale };

/**
 * Console errors that the browser itself reports: statuses like 404 or 409, a socket that the server is closing, a test
 * that is offline.
 */
const expectedErrors =
  /Failed to load resource|WebSocket is already in CLOSING or CLOSED state|^WebSocket connection to .*net::ERR_INTERNET_DISCONNECTED/;

/** Each context has its own, because rate limits count per address. */
const ownIpAddress = () => ({ "x-forwarded-for": newIpAddress() });

/** Contexts of tests that run without scripts. */
const contextsWithoutScripts = new WeakSet<BrowserContext>();

/**
 * A test fails on any console error, uncaught exception or response of 500 or more. `goto` and `reload` return once the
 * page is hydrated, including the parts that hydrate later: a click before that may be lost.
 */
export const test = base.extend<{ quiet: undefined }, { hydrated: undefined }>({
  hydrated: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext({ extraHTTPHeaders: ownIpAddress(), ...options });
        if (options?.javaScriptEnabled === false) contextsWithoutScripts.add(context);
        context.on("page", hydrateOnLoad);
        return context;
      };
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled === false) contextsWithoutScripts.add(context);
    await use(context);
  },
  quiet: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" && !expectedErrors.test(message.text())) problems.push(message.text());
      });
      context.on("weberror", (error) => problems.push(String(error.error())));
      context.on("response", (response) => {
        if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Gives the browser a user's session and language. */
export async function signInAs(context: BrowserContext, user: TestUser, { locale }: Options): Promise<void> {
  await addSession(context, (await createSession(user)).cookie, { locale });
}

/** Adds the session to the application that all tests share, or to the one at `url`. */
export async function addSession(
  context: BrowserContext,
  cookie: string,
  { locale, url = process.env.PREAU_URL ?? "" }: Options & { url?: string },
): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([
    { name, value, url, httpOnly: true, sameSite: "Lax" },
    { name: "NEXT_LOCALE", value: locale, url },
  ]);
}

export async function setLocale(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: process.env.PREAU_URL ?? "" }]);
}

/** Resolves when a page has subscribed to a channel. Call it before the page opens, so that no frame is missed. */
export function waitForSubscription(page: Page, channel: string): Promise<void> {
  return waitForFrame(page, "subscription_succeeded", `"${channel}"`);
}

/** Resolves when a page has received a realtime message that contains these parts. Call it before the page opens, as above. */
export function waitForFrame(page: Page, ...parts: string[]): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (parts.every((part) => String(payload).includes(part))) resolve();
      }),
    );
  });
}

function hydrateOnLoad(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await waitForPageHydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await waitForPageHydration(page);
    return response;
  };
}

/** Holds every script back until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, /\.js(\?|$)/);
}

/** Holds matching requests, by default of any method, until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  method?: "GET" | "POST",
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

/** Fails every load of a script that contains `text` until the returned function is called. */
export async function failScripts(page: Page, text: string): Promise<() => Promise<unknown>> {
  let isFailing = true;
  await page.route(/\/chunks\/.*\.js/, async (route) => {
    const response = await route.fetch();
    if (isFailing && (await response.text()).includes(text)) return route.abort();
    await route.fulfill({ response });
  });
  return async () => {
    isFailing = false;
    await page.unrouteAll({ behavior: "ignoreErrors" });
    return page.evaluate(() => dispatchEvent(new Event("online")));
  };
}

/** `waitForFunction` would load a script of Playwright into the page, which takes an eighth of the time of a visit. */
async function waitForPageHydration(page: Page): Promise<void> {
  if (contextsWithoutScripts.has(page.context())) return;
  try {
    await page.evaluate(hydratePage);
  } catch (error) {
    // The page has navigated meanwhile: waits for the next one.
    if (!String(error).includes("Execution context was destroyed")) throw error;
    await waitForPageHydration(page);
  }
}

/** Runs in the page. */
async function hydratePage(): Promise<void> {
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const hasScripts = () => document.querySelector('script[src*="/_next/"]') !== null;
  while (hasScripts() && !isHydrated(document.body)) await nextFrame();
  while (![...document.querySelectorAll("[data-hydrate-later] > *")].every(isHydrated)) {
    // Simulates an interaction, which hydrates the rest: a busy machine may not become idle for long.
    dispatchEvent(new Event("pointerdown"));
    await nextFrame();
  }
}

/** The last button of a dialog itself: the toasts, which move into it, have buttons too. */
export const confirmButton = (dialog: Locator): Locator =>
  dialog.locator("button:not([data-sonner-toast] button)").last();

/** The script that keeps the focus is loaded after the page. */
export const waitForFocusScript = (page: Page): Promise<void> => page.waitForLoadState("networkidle");

export async function waitForHydration(element: Locator): Promise<void> {
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$")));
  await expect.poll(isHydrated).toBe(true);
}

/** Removes the tags from a message, for example those of its links. */
export const withoutTags = (message: string) => message.replace(/<[^>]+>/g, "");

/** The smallest set of variants that covers every pair of a language, a theme, a width and an input. */
export const displayVariants = [
  { locale: "fr", colorScheme: "light", width: 375, input: "mouse" },
  { locale: "en", colorScheme: "dark", width: 375, input: "keyboard" },
  { locale: "fr", colorScheme: "dark", width: 768, input: "mouse" },
  { locale: "en", colorScheme: "light", width: 768, input: "keyboard" },
  { locale: "fr", colorScheme: "light", width: 1440, input: "keyboard" },
  { locale: "en", colorScheme: "dark", width: 1440, input: "mouse" },
] as const;

type Check = (width: number) => Promise<void>;
type Variant = { colorScheme: "light" | "dark"; width: number; height?: number };

/** Runs a check in each display variant of a language, without reloading the page. */
export async function inEachVariant(
  page: Page,
  locale: Locale,
  check: Check,
  height?: number,
): Promise<void> {
  for (const { colorScheme, width } of displayVariants.filter((variant) => variant.locale === locale)) {
    await showVariant(page, { colorScheme, width, height });
    await check(width);
  }
}

export async function showVariant(page: Page, { colorScheme, width, height = 900 }: Variant): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

export const viewports = { phone: { width: 375, height: 800 }, desktop: { width: 1440, height: 900 } };
