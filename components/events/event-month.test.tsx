import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { defaultTimeZone, setSchoolTimeZone } from "@/lib/core/i18n/school-time";
import messages from "@/messages/en/events.json";
import { EventMonth } from "./event-month";

test.each(["Europe/Paris", "Pacific/Wallis", "Pacific/Auckland", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "shows the days of a month in %s",
  (timeZone) => {
    onTestFinished(() => setSchoolTimeZone(defaultTimeZone));
    setSchoolTimeZone(timeZone);
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{ events: messages }} timeZone={timeZone}>
        <EventMonth area="student" month="2026-11" events={[]} />
      </NextIntlClientProvider>,
    );
    const days = [...html.matchAll(/<time dateTime="2026-11-(\d\d)"[^>]*>(\d+)</g)];
    expect(days.map(([, day]) => Number(day))).toEqual(days.map(([, , shown]) => Number(shown)));
    expect(days).toHaveLength(30);
    expect(html).toContain("November 2026");
    expect(html).toMatch(/<th[^>]*><abbr title="Monday"/);
  },
);
