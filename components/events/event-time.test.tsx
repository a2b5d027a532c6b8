import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import messages from "@/messages/en/events.json";
import { EventTime } from "./event-time";

test.each([
  [true, "2026-11-22", "Sunday, 22 November 2026<"],
  [false, "2026-11-21T23:00:00.000Z", "Sunday, 22 November 2026, 00:00 – Monday, 23 November 2026, 00:00<"],
])("the time of an event has its day or its instant for machines (all day: %s)", (is_all_day, at, shown) => {
  const event = { starts_at: "2026-11-21T23:00:00.000Z", ends_at: "2026-11-22T23:00:00.000Z", is_all_day };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ events: messages }} timeZone="Europe/Paris">
      <EventTime event={event} className="" />
    </NextIntlClientProvider>,
  );
  expect(html).toContain(`<time dateTime="${at}"`);
  expect(html).toContain(shown);
});
