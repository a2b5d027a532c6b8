import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import messages from "@/messages/en/chat.json";
import { DaySeparator } from "./day-separator";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nameAt = (now: string, date: string) => {
  vi.setSystemTime(new Date(now));
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ chat: messages }} timeZone="Europe/Paris">
      <DaySeparator date={date} />
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, "");
};

test.each([
  ["Saturday", "2026-10-25T22:30:00Z", "2026-10-24T12:00:00Z"],
  ["Sunday", "2026-03-29T22:30:00Z", "2026-03-29T12:00:00Z"],
  ["31 December", "2027-01-01T11:00:00Z", "2026-12-31T12:00:00Z"],
])("shows %s as yesterday on the following day, although the clocks changed in between", (_, now, date) => {
  expect(nameAt(now, date)).toBe("Yesterday");
});

test("shows the day before yesterday with its date", () => {
  expect(nameAt("2026-03-29T22:30:00Z", "2026-03-28T12:00:00Z")).toMatch(/^Saturday.* March 2026$/);
});
