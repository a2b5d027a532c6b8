import { chromium } from "@playwright/test";
import { CliError, runCli } from "../cli-error";
import { findChromium } from "../test/chromium";
import { parseRecordArguments } from "./record/arguments";
import { openReels } from "./record/reels";
import { Stage } from "./record/stage";
import { recordStory } from "./record/story";

/**
 * Records the presentation and the loop of the landing page from a running demo (`npm start`). The results are in the
 * repository, so this is run by hand when the product looks different.
 */
runCli(async () => {
  const url = parseRecordArguments(process.argv.slice(2));
  await assertReachable(url);
  const reels = await openReels();
  const browser = await chromium.launch({
    executablePath: await findChromium(async () => false),
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
  });
  try {
    await recordStory(await Stage.open(browser, url, reels));
    await reels.finish();
  } finally {
    await browser.close();
  }
});

async function assertReachable(url: string): Promise<void> {
  const response = await fetch(new URL("/api/health", url)).catch(() => null);
  if (!response?.ok) throw new CliError(`Nothing to record at ${url}: start the demo first, with npm start.`);
}
