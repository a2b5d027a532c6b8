import ICAL from "ical.js";
import { expect, test } from "vitest";
import { renewEventSubscription } from "@/lib/events/calendar-contract";
import type { ApiClient } from "../../support/api";
import { createEventAs } from "../../support/events";
import { signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";

/** Parses the events of a file as another program does; throws where the file violates RFC 5545. */
async function parse(browser: ApiClient, path: string) {
  const text = await (await browser.fetch(path)).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.name).toBe("vcalendar");
  const parts = calendar.getAllSubcomponents("vevent");
  return { text, parts, events: parts.map((part) => new ICAL.Event(part)) };
}

async function parseEvent(fields: object) {
  const { user, browser } = await signedInStudent();
  const { id } = await createEventAs(browser, { group_id: await insertGroup(user), ...fields });
  const file = await parse(browser, `/api/events/${id}/calendar`);
  const [event] = file.events;
  const [part] = file.parts;
  if (!event || !part || file.events.length !== 1) throw new Error("not one event");
  return { ...file, id, event, part };
}

test.each([
  ["begins", "2027-03-27T20:00", "2027-03-28T04:00", "2027-03-27T19:00:00Z", "2027-03-28T02:00:00Z", 7],
  ["ends", "2027-10-30T20:00", "2027-10-31T04:00", "2027-10-30T18:00:00Z", "2027-10-31T03:00:00Z", 9],
])("writes an event in a night in which summer time %s as instants in UTC", async (...times) => {
  const [, starts_at, ends_at, start, end, hours] = times;
  const { text, part, event } = await parseEvent({ starts_at, ends_at });
  expect([event.startDate.zone.tzid, event.endDate.zone.tzid]).toEqual(["UTC", "UTC"]);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([start, end]);
  expect(event.duration.toSeconds()).toBe(hours * 3600);
  expect(part.getFirstProperty("dtstart")?.getParameter("tzid")).toBeUndefined();
  expect(text).not.toContain("VTIMEZONE");
  expect([event.isRecurring(), part.getAllProperties("rrule")]).toEqual([false, []]);
});

test("writes an all-day event with dates, which end on the following day", async () => {
  const days = { is_all_day: true, starts_at: "2027-03-27", ends_at: "2027-03-28" };
  const { event } = await parseEvent(days);
  expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(["2027-03-27", "2027-03-29"]);
});

test("writes texts unchanged, however long, in lines of 75 octets", async () => {
  const title = `Fête; jeux, « été » \\n et 🎉 ${"é".repeat(40)}`;
  const description = `Un\n\nEND:VEVENT\nDTSTART:19700101T000000Z\n${"Déjà vu 👩‍👩‍👧, ".repeat(60)}fin`;
  const location = "Cour; à l’est, \\ porte B";
  const { text, id, event, part } = await parseEvent({ title, description, location });
  expect([event.summary, event.description, event.location]).toEqual([title, description, location]);
  expect(event.uid).toMatch(new RegExp(`^event-${id}@`));
  expect([event.sequence, part.getFirstPropertyValue("status")]).toEqual([0, "CONFIRMED"]);
  const lines = text.split("\r\n");
  expect(lines.join("")).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test("a subscription contains all events, each once", async () => {
  const { user, browser } = await signedInStudent();
  const group_id = await insertGroup(user);
  const created = [await createEventAs(browser, { group_id }), await createEventAs(browser, { group_id })];
  const { body } = await browser.call(renewEventSubscription, {});
  const { pathname, search } = new URL(body.data.url);
  const { events } = await parse(browser, pathname + search);
  for (const { id, title } of created) {
    const listed = events.filter(({ uid }) => uid.startsWith(`event-${id}@`));
    expect(listed.map(({ summary }) => summary)).toEqual([title]);
  }
});
