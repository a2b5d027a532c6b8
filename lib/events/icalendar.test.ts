import { expect, onTestFinished, test } from "vitest";
import { defaultTimeZone, fromSchoolTime, setSchoolTimeZone } from "@/lib/core/i18n/school-time";
import { type CalendarEvent, renderCalendar } from "./icalendar";

const at = new Date("2026-11-22T10:00:00Z");
const event: CalendarEvent = {
  id: 7,
  title: "Soirée jeux",
  description: "",
  location: null,
  url: null,
  startsAt: fromSchoolTime("2027-03-27T20:00"),
  endsAt: fromSchoolTime("2027-03-28T04:00"),
  isAllDay: false,
  isCancelled: false,
  sequence: 2,
  createdAt: at,
  updatedAt: at,
};
const render = (change: Partial<CalendarEvent> = {}) =>
  renderCalendar([{ ...event, ...change }], {
    name: "École",
    host: "preau.example",
    urlOf: ({ id }) => `https://preau.example/${id}`,
  });
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("writes an event in UTC across a change of summer time", () => {
  expect(linesOf(render())).toEqual(
    expect.arrayContaining([
      "UID:event-7@preau.example",
      "DTSTAMP:20261122T100000Z",
      "SEQUENCE:2",
      "STATUS:CONFIRMED",
      "DTSTART:20270327T190000Z",
      "DTEND:20270328T020000Z",
      "SUMMARY:Soirée jeux",
    ]),
  );
});

test("writes the days of an all-day event, up to the following day", () => {
  const days = {
    isAllDay: true,
    startsAt: fromSchoolTime("2027-03-27"),
    endsAt: fromSchoolTime("2027-03-29"),
  };
  const lines = linesOf(render({ ...days, isCancelled: true }));
  expect(lines).toContain("DTSTART;VALUE=DATE:20270327");
  expect(lines).toContain("DTEND;VALUE=DATE:20270329");
  expect(lines).toContain("STATUS:CANCELLED");
});

test("escapes texts, so that user input cannot add lines", () => {
  const lines = linesOf(
    render({ title: "A; B, C\\D\u0007", description: "Un\r\nEND:VEVENT", location: "x\ny" }),
  );
  expect(lines).toContain("SUMMARY:A\\; B\\, C\\\\D");
  expect(lines).toContain("DESCRIPTION:Un\\nEND:VEVENT");
  expect(lines).toContain("LOCATION:x\\ny");
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
});

test("folds lines at 75 octets without splitting a character", () => {
  const title = "é👍🏽".repeat(60);
  const text = render({ title });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(text)).toContain(`SUMMARY:${title}`);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("an all-day event of an overseas school has the date in the school", () => {
  onTestFinished(() => setSchoolTimeZone(defaultTimeZone));
  setSchoolTimeZone("Indian/Reunion");
  const [startsAt, endsAt] = [fromSchoolTime("2027-03-28"), fromSchoolTime("2027-03-29")];
  expect(startsAt.toISOString()).toBe("2027-03-27T20:00:00.000Z");
  expect(linesOf(render({ startsAt, endsAt, isAllDay: true }))).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20270328", "DTEND;VALUE=DATE:20270329"]),
  );
});
