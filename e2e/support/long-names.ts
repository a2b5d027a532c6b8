import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./accessibility";

/** Two names of this length: a single word, and short words. Both begin with the key, which identifies them. */
export function longNames(key: string, length: number): [string, string] {
  return [key.padEnd(length, "m"), `${key} Anne Lou de la Tour d’Auvergne`.padEnd(length, " et de Bouillon")];
}

/** Expects that the page, its rows, cards and panels are at least as wide as the names in them. */
export async function expectNamesFit(page: Page, key: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  const outside = await page.evaluate((key) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wide: string[] = [];
    const hangingSpace = 6;
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent?.includes(key) || !element?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      let { right } = range.getBoundingClientRect();
      let isInFlow = true;
      for (let box: Element | null = element; box && isInFlow; box = box.parentElement) {
        const rect = box.getBoundingClientRect();
        const { overflowX, display, position } = getComputedStyle(box);
        isInFlow = position !== "absolute" && position !== "fixed";
        if (overflowX !== "visible") right = Math.min(right, rect.right);
        if (right > rect.right + hangingSpace && display !== "inline" && rect.width > 1)
          wide.push(`${element.tagName} in ${box.tagName}.${box.className}: ${right} > ${rect.right}`);
      }
      if (right > innerWidth) wide.push(`${element.tagName}: ${right}`);
    }
    return [...new Set(wide)];
  }, key);
  expect(outside, page.url()).toEqual([]);
}

type Box = { top: number; right: number; bottom: number; left: number };
type ShownText = { text: string; lines: Box[]; isCut: boolean; title: string };

/** Expects that no name is cut, unless its title is complete or its box scrolls, and that none overlaps another text. */
export async function expectNamesReadable(page: Page, key: string): Promise<void> {
  const texts = await shownTexts(page);
  const names = texts.filter(({ text }) => text.includes(key));
  const cut = names.filter(({ text, isCut, title }) => isCut && !title.includes(text.replace(/…$/, "")));
  expect(
    cut.map(({ text }) => text),
    `${page.url()} cuts names`,
  ).toEqual([]);
  const covered = names.flatMap((name) =>
    texts
      .filter(
        (other) => other !== name && other.lines.some((line) => name.lines.some((own) => overlap(own, line))),
      )
      .map((other) => `${name.text} | ${other.text}`),
  );
  expect(covered, `${page.url()} has texts on each other`).toEqual([]);
}

/** Whether two boxes overlap by more than the ascenders of a line reach into the line before it. */
function overlap(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 && height > 4;
}

/** The texts of the open dialog, otherwise of the page's content, with the visible part of each line. */
function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const texts: ShownText[] = [];
    const root = document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      let lines: Box[] = [...range.getClientRects()];
      let isCut = false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const edge = box.getBoundingClientRect();
        // The text is for screen readers only.
        if (edge.width <= 1) lines = [];
        isCut ||= lines.some(
          ({ right, bottom }) =>
            (hides(overflowX) && right > edge.right + 4) || (hides(overflowY) && bottom > edge.bottom + 4),
        );
        lines = lines.map((line) => ({
          top: Math.max(line.top, edge.top),
          right: Math.min(line.right, edge.right),
          bottom: Math.min(line.bottom, edge.bottom),
          left: Math.max(line.left, edge.left),
        }));
      }
      const title =
        element.closest("[title]")?.getAttribute("title") ??
        element.querySelector("title")?.textContent ??
        "";
      texts.push({ text, lines, isCut, title });
    }
    return texts;
  });
}
