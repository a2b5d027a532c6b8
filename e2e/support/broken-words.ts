import { expect, type Locator } from "@playwright/test";

/** Expects that no word of these elements is broken over two lines. */
export async function expectWholeWords(elements: Locator): Promise<void> {
  await elements.first().waitFor();
  expect(await elements.evaluateAll(findBrokenWords)).toEqual([]);
}

function findBrokenWords(elements: Element[]): string[] {
  const broken: string[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      for (const { 0: word, index } of walker.currentNode.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Expects that the box of a select shows the whole text of its option. */
export async function expectWholeOption(select: Locator): Promise<void> {
  expect(await select.evaluate(showsWholeOption)).toBe(true);
}

function showsWholeOption(select: HTMLSelectElement): boolean {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("No canvas");
  context.font = font;
  const { width } = context.measureText(select.selectedOptions[0]?.text ?? "");
  return width <= select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
