import type { Page } from "@playwright/test";
import en from "@/messages/en/chat.json" with { type: "json" };
import { expect, test } from "../../support/browser";
import { sql } from "../../support/database";
import { messageBox, openChat, twoFriends } from "../../support/open-chat";

/** LATENCY_MESSAGES=100 is the measured run (docs/performance.md). */
const count = Number(process.env.LATENCY_MESSAGES ?? 5);

/** Resolves with the time at which the text was painted in the page. */
function whenShown(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector("main")?.textContent?.includes(expected)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}

/** Resolves with the time at which the page receives the next Enter. */
function whenEntered(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        document.addEventListener("keydown", (event) => resolve(performance.timeOrigin + event.timeStamp), {
          once: true,
          capture: true,
        }),
      ),
  );
}

test("a message is shown on the other member's screen soon after Enter", async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(60_000 + count * 1000);
  const { ines, marc, id } = await twoFriends();
  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await openChat(context, page, ines, "en", id);
  await openChat(otherContext, other, marc, "en", id);
  const box = messageBox(page, en, marc.name);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    // The test writes faster than the rate limit allows.
    await sql`delete from rate_limits where key = ${`messages:${ines.id}`}`;
    const text = `Latency ${crypto.randomUUID()}`;
    await box.fill(text);
    const shown = whenShown(other, text);
    const entered = whenEntered(page);
    await box.press("Enter");
    times.push((await shown) - (await entered));
    await expect(other.getByRole("main").getByText(text).first()).toBeVisible();
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN);
  console.log(
    `Enter to the other's screen, ${count} messages: p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms`,
  );
  await otherContext.close();
});
