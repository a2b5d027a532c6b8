import type { Locator } from "@playwright/test";

export type Input = "mouse" | "keyboard";

/** Follows a link or presses a button, which a keyboard does where the focus is. */
export const activateBy = (input: Input) => (target: Locator) =>
  input === "keyboard" ? target.press("Enter") : target.click();

export const checkBy = (input: Input) => (target: Locator) =>
  input === "keyboard" ? target.press("Space") : target.check();
