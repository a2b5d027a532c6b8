import { expect, type Locator, type Page } from "@playwright/test";
import { typeDate } from "./date-keys";

export type Input = "mouse" | "keyboard";
type File = { name: string; mimeType: string; buffer: Buffer };

/** Combinations that cover both inputs, both languages and both devices. */
export const inputFlows = [
  ["fr", "phone", "mouse"],
  ["en", "desktop", "mouse"],
  ["en", "phone", "keyboard"],
  ["fr", "desktop", "keyboard"],
] as const;

const maxStops = 250;

/** The actions of a user with the mouse, or with only the keyboard, starting at the element with the focus. */
export function actionsBy(input: Input) {
  if (input === "mouse")
    return {
      activate: (target: Locator) => target.click(),
      check: (target: Locator) => target.click(),
      fill: (target: Locator, text: string) => target.fill(text),
      fillDate: (target: Locator, value: string) => target.fill(value),
      /** The browser draws the list of a native select, so no pointer of a test reaches it. */
      choose: async (target: Locator, value: string) => void (await target.selectOption(value)),
      chooseFile: (target: Locator, file: File) => answerChooser(target.page(), file, () => target.click()),
    };
  return {
    activate: (target: Locator) => pressOn(target, "Enter"),
    check: (target: Locator) => pressOn(target, "Space"),
    fill: async (target: Locator, text: string) => {
      await pressOn(target, "Control+A");
      await target.page().keyboard.press("Delete");
      await target.page().keyboard.type(text);
    },
    fillDate: async (target: Locator, value: string) => {
      await moveFocusToFirstPart(target);
      await typeDate(target.page(), value);
      await expect(target).toHaveValue(value);
    },
    choose: typeOption,
    chooseFile: (target: Locator, file: File) =>
      answerChooser(target.page(), file, () => pressOn(target, "Enter")),
  };
}

async function pressOn(target: Locator, key: string): Promise<void> {
  await moveFocusTo(target);
  await target.page().keyboard.press(key);
}

/**
 * Moves the focus by Tab, forwards or back, and inside a menu by the arrow keys, since Tab does not reach its items.
 * The element is located before the first step and after the last: on a large page that takes longer than a step.
 */
export async function moveFocusTo(target: Locator): Promise<void> {
  await target.waitFor();
  let element = await target.elementHandle();
  for (let stops = 0; stops < maxStops; stops++) {
    const key = await element?.evaluate(keyTowards);
    if (key) await target.page().keyboard.press(key);
    else if ((await target.evaluate(keyTowards)) === null) return;
    else element = await target.elementHandle();
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Each part of a date field is a tab stop, so moving backwards reaches the last part first. */
async function moveFocusToFirstPart(target: Locator): Promise<void> {
  await moveFocusTo(target);
  const { keyboard } = target.page();
  while (await target.evaluate((element) => element === document.activeElement))
    await keyboard.press("Shift+Tab");
  await keyboard.press("Tab");
}

/**
 * Returns null on the focused element itself and on one that the page has replaced. A headless shell stays on the last
 * stop of a page, where a browser moves on to its own toolbar.
 */
function keyTowards(element: HTMLElement | SVGElement): string | null {
  const focused = document.activeElement ?? document.body;
  if (element === focused || !element.isConnected) return null;
  if (element.tabIndex < 0) return "ArrowDown";
  const isBehind = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBehind && !element.contains(focused) ? "Shift+Tab" : "Tab";
}

/**
 * Types the option's text until the option is selected; the arrows would select those in between too. The arrows are
 * used when the browser still remembers typed letters, and for letters without a key, such as "é".
 */
async function typeOption(target: Locator, value: string): Promise<void> {
  const label = (await target.locator(`option[value="${value}"]`).textContent()) ?? "";
  await moveFocusTo(target);
  const press = async (key: string) => target.page().keyboard.press(key);
  for (const letter of label) {
    if ((await stepsTo(target, value)) === 0) return;
    if (!/[ -~]/.test(letter)) break;
    await press(letter);
  }
  for (let steps = await stepsTo(target, value); steps !== 0; steps = await stepsTo(target, value))
    await press(steps > 0 ? "ArrowDown" : "ArrowUp");
}

/** The distance from the selected option to another; 0 too once a dialog has the focus. */
function stepsTo(target: Locator, value: string): Promise<number> {
  return target.evaluate((select: HTMLSelectElement, value) => {
    if (select !== document.activeElement) return 0;
    return [...select.options].findIndex((option) => option.value === value) - select.selectedIndex;
  }, value);
}

async function answerChooser(page: Page, file: File, open: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), open()]);
  await chooser.setFiles(file);
}
