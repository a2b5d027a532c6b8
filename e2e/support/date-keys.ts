import type { Page } from "@playwright/test";

/** Types a value into a date field whose first part has the focus, in the order of the browser's language. */
export async function typeDate(page: Page, value: string): Promise<void> {
  for (const { type, value: text } of await page.evaluate(partsOf, value)) {
    await page.keyboard.type(text);
    // A year may have six digits, so the browser does not move on to the next part by itself.
    if (type === "year") await page.keyboard.press("ArrowRight");
  }
}

/** Runs in the page: its language decides the order of the parts. */
function partsOf(value: string): Intl.DateTimeFormatPart[] {
  const [day, time] = value.split("T");
  const format = new Intl.DateTimeFormat(undefined, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    ...(time && { hour: "2-digit", minute: "2-digit" }),
    timeZone: "UTC",
  });
  const parts = format.formatToParts(new Date(`${day}T${time ?? "12:00"}Z`));
  return parts.filter(({ type }) => type !== "literal");
}
