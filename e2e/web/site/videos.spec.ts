import { statSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { heroLoop, presentation } from "@/components/site/films";
import siteFr from "@/messages/fr/site.json" with { type: "json" };
import { expect, setLocale, test } from "../../support/browser";

const bytesOf = (url: string) => statSync(path.join(import.meta.dirname, "../../../public", url)).size;
const loop = (page: Page) => page.locator("video[aria-hidden]");

/** The requests for a video so far. */
function recordRequests(page: Page, url: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => request.url().endsWith(url) && seen.push(request.url()));
  return seen;
}

/** Some builds of Chromium come without the patented codecs. */
async function skipWithoutH264(page: Page): Promise<void> {
  const word = await page.evaluate(() =>
    document.createElement("video").canPlayType('video/mp4; codecs="avc1.64001f"'),
  );
  test.skip(word === "", "this browser does not decode H.264");
}

const read = (page: Page, selector: string) =>
  page.locator(selector).evaluate((video: HTMLVideoElement) => ({
    duration: video.duration,
    time: video.currentTime,
    paused: video.paused,
    size: [video.videoWidth, video.videoHeight],
  }));

test("the video plays with its captions, and is short and small", async ({ page }) => {
  const requests = recordRequests(page, presentation.src);
  await skipWithoutH264(page);
  await page.goto("/demo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(siteFr.demo.title);
  expect(requests, "nothing is loaded before it is played").toEqual([]);
  await page.locator("video").evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(async () => (await read(page, "video")).time).toBeGreaterThan(0.5);
  const { duration, size } = await read(page, "video");
  expect(duration).toBeGreaterThanOrEqual(30);
  expect(duration).toBeLessThanOrEqual(60);
  expect(size).toEqual([presentation.width, presentation.height]);
  expect(bytesOf(presentation.src)).toBeLessThanOrEqual(4_000_000);
  const cues = page.locator("video").evaluate(async (video: HTMLVideoElement) => {
    const [track] = [...video.textTracks].filter(({ mode }) => mode === "showing");
    while (!track?.cues?.length) await new Promise((resolve) => setTimeout(resolve, 50));
    return {
      language: track.language,
      count: track.cues.length,
      last: track.cues[track.cues.length - 1]?.endTime,
    };
  });
  expect(await cues).toMatchObject({ language: "fr", count: Object.keys(siteFr.film.scenes).length });
  expect((await cues).last).toBeLessThanOrEqual(duration);
});

test("serves byte ranges of the videos", async ({ request }) => {
  for (const { src } of [presentation, heroLoop]) {
    const response = await request.get(src, { headers: { range: "bytes=1000-1999" } });
    expect(response.status()).toBe(206);
    expect(response.headers()["content-range"]).toBe(`bytes 1000-1999/${bytesOf(src)}`);
    expect(response.headers()["content-type"]).toBe("video/mp4");
    expect((await response.body()).length).toBe(1000);
  }
});

test("without scripts, the video has its controls and its transcript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/en/demo");
  await expect(page.locator("video[controls] source")).toHaveAttribute("src", presentation.src);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(
    Object.keys(siteFr.film.scenes).length,
  );
  await context.close();
});

test("the landing page's video plays automatically and can be paused", async ({ page }) => {
  await skipWithoutH264(page);
  await page.goto("/");
  await expect.poll(async () => (await read(page, "video[aria-hidden]")).time).toBeGreaterThan(0.5);
  const { duration } = await read(page, "video[aria-hidden]");
  expect(duration).toBeGreaterThanOrEqual(8);
  expect(duration).toBeLessThanOrEqual(15);
  expect(bytesOf(heroLoop.src)).toBeLessThanOrEqual(1_500_000);
  await page.getByRole("button", { name: siteFr.home.film.pause }).click();
  await expect(loop(page)).toHaveJSProperty("paused", true);
  await page.getByRole("button", { name: siteFr.home.film.play }).click();
  await expect(loop(page)).toHaveJSProperty("paused", false);
});

test("prefers-reduced-motion keeps the video paused until it is started", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await skipWithoutH264(page);
  const requests = recordRequests(page, heroLoop.src);
  await page.goto("/", { waitUntil: "networkidle" });
  const button = page.getByRole("button", { name: siteFr.home.film.play });
  await expect(button).toBeVisible();
  expect(requests).toEqual([]);
  await button.click();
  await expect.poll(async () => (await read(page, "video[aria-hidden]")).time).toBeGreaterThan(0.2);
});

test("the video opens in a dialog on /test, and stops when it closes", async ({ page, context }) => {
  await setLocale(context, "fr");
  await skipWithoutH264(page);
  await page.goto("/test");
  await page.getByRole("button", { name: siteFr.film.watch }).click();
  const dialog = page.getByRole("dialog", { name: siteFr.film.title });
  await expect(dialog.locator("video source")).toHaveAttribute("src", presentation.src);
  await dialog.locator("video").evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await page.keyboard.press("Escape");
  await expect(page.locator("video")).toHaveCount(0);
});
