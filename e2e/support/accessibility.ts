import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/**
 * `all` adds axe's best practices and leaves out target sizes, which axe selects only by their tag. `contrast` covers
 * everything that another theme can change.
 */
export type AccessibilityRules = "wcag" | "all" | "contrast";

type Options = { rules?: AccessibilityRules; selector?: string };

/** Runs axe directly: the larger script and full results of `@axe-core/playwright` take longer than most analyses. */
const axeScript = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const wcag = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

export async function expectAccessible(
  page: Page,
  { rules = "wcag", selector }: Options = {},
): Promise<void> {
  // The report shows the markup of elements, so axe need not compute their selectors.
  const options: RunOptions = {
    resultTypes: ["violations"],
    iframes: false,
    selectors: false,
    // Disabled because axe treats an avatar's initials and the number beside an icon as part of the label.
    rules: { "label-content-name-mismatch": { enabled: false } },
  };
  if (rules === "wcag") options.runOnly = wcag;
  if (rules === "contrast") options.runOnly = ["color-contrast"];
  // Polls because the colours of a dialog may still be animated. On a busy machine, a page with the data of all tests
  // takes axe longer than ten seconds.
  await expect
    .poll(() => violationsIn(page, selector, options), { message: page.url(), timeout: 45_000 })
    .toEqual([]);
}

async function violationsIn(
  page: Page,
  selector: string | undefined,
  options: RunOptions,
): Promise<string[]> {
  const run = () => page.evaluate(runAxe, { selector, options });
  const violations = await run();
  if (violations) return violations;
  await page.evaluate(axeScript);
  return (await run()) ?? ["axe: was not loaded"];
}

type Run = { selector: string | undefined; options: RunOptions };

/**
 * Runs in the page; null when axe is not loaded yet. It waits for animations, which change the contrast, except those
 * in a closed `details`, which do not run, and those that scrolling drives, whose end is a percentage.
 */
async function runAxe({ selector, options }: Run): Promise<string[] | null> {
  const { axe } = window as unknown as { axe?: typeof import("axe-core") };
  if (!axe) return null;
  const isVisible = (effect: AnimationEffect | null) =>
    effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
  const hasEnd = (effect: AnimationEffect | null) => Number.isFinite(effect?.getComputedTiming().endTime);
  await Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => isVisible(effect) && hasEnd(effect))
      .map((animation) => animation.finished.catch(() => {})),
  );
  const { violations } = await axe.run(selector ?? document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  const ofDialogs = await page.evaluate(() =>
    [...document.querySelectorAll("dialog[open], dialog[open] > *, dialog[open] > * > *")].map(
      (part) => part.scrollWidth - part.clientWidth,
    ),
  );
  expect(Math.max(0, ...ofDialogs), `a dialog of ${page.url()} scrolls sideways`).toBe(0);
  const ofTables = await page.evaluate(() =>
    [...document.querySelectorAll("[role=table]")].map(({ parentElement: parent }) =>
      parent ? parent.scrollWidth - parent.clientWidth : 0,
    ),
  );
  expect(Math.max(0, ...ofTables), `a table of ${page.url()} scrolls sideways`).toBe(0);
}

export async function expectPresentable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
