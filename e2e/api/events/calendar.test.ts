import { expect, test } from "vitest";
import { answerEvent } from "@/lib/events/answers-contract";
import {
  deleteEventSubscription,
  downloadEvent,
  getEventCalendar,
  getEventSubscription,
  renewEventSubscription,
} from "@/lib/events/calendar-contract";
import { cancelEvent } from "@/lib/events/contract";
import { type ApiClient, visitorClient } from "../../support/api";
import { createEventAs, insertEvent } from "../../support/events";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { suspend } from "../../support/users";

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

async function subscribe(browser: ApiClient): Promise<string> {
  const { status, body } = await browser.call(renewEventSubscription, {});
  expect(status).toBe(201);
  return pathOf(body.data.url);
}

/** The events of a file, each as the values of its lines by property name. */
async function readCalendar(client: ApiClient, path: string) {
  const response = await client.fetch(path);
  const text = await response.text();
  const blocks = text.replaceAll("\r\n ", "").match(/BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT/g) ?? [];
  const events = blocks.map((lines) => {
    const pairs = lines
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]);
    return Object.fromEntries(pairs) as Record<string, string>;
  });
  return { status: response.status, headers: response.headers, text, events };
}

test("downloads an event as a file only for viewers who see it", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const group_id = await insertGroup(ines.user, { visibility: "private" });
  const times = { starts_at: "2027-03-27T20:00", ends_at: "2027-03-28T04:00" };
  const event = await createEventAs(ines.browser, {
    ...times,
    group_id,
    title: "Nuit, blanche",
    location: "Cour",
  });
  const path = `/api/events/${event.id}/calendar`;
  const { status, headers, events } = await readCalendar(ines.browser, path);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-store",
  ]);
  expect(events).toEqual([
    expect.objectContaining({
      UID: expect.stringMatching(new RegExp(`^event-${event.id}@`)),
      DTSTART: "20270327T190000Z",
      DTEND: "20270328T020000Z",
      SUMMARY: "Nuit\\, blanche",
      LOCATION: "Cour",
      STATUS: "CONFIRMED",
      SEQUENCE: "0",
    }),
  ]);
  expect((await zoe.browser.call(downloadEvent, { params: { id: event.id } })).status).toBe(404);
});

test("a calendar program reads the events by the secret URL, until it is renewed or deleted", async () => {
  const ines = await signedInStudent();
  const program = visitorClient();
  expect((await ines.browser.call(getEventSubscription, {})).body.data.url).toBeNull();
  const path = await subscribe(ines.browser);
  expect(pathOf((await ines.browser.call(getEventSubscription, {})).body.data.url ?? "")).toBe(path);
  const group_id = await insertGroup(ines.user);
  const days = { is_all_day: true, starts_at: "2027-03-27", ends_at: "2027-03-28" };
  const { id } = await createEventAs(ines.browser, { ...days, group_id, title: "Week-end" });
  const read = async (from = path) => {
    const { status, headers, events } = await readCalendar(program, from);
    return {
      status,
      cache: headers.get("cache-control"),
      event: events.find(({ SUMMARY }) => SUMMARY === "Week-end"),
    };
  };
  const first = await read();
  expect([first.status, first.cache]).toEqual([200, "private, no-store"]);
  expect(first.event).toMatchObject({
    "DTSTART;VALUE=DATE": "20270327",
    "DTEND;VALUE=DATE": "20270329",
    STATUS: "CONFIRMED",
  });
  await ines.browser.call(cancelEvent, { params: { id } });
  expect((await read()).event).toMatchObject({ UID: first.event?.UID, SEQUENCE: "1", STATUS: "CANCELLED" });
  const renewed = await subscribe(ines.browser);
  expect([(await read()).status, (await read(renewed)).status]).toEqual([404, 200]);
  await ines.browser.call(deleteEventSubscription, {});
  expect((await read(renewed)).status).toBe(404);
  expect((await program.call(getEventCalendar, { query: { token: "x".repeat(43) } })).status).toBe(404);
});

test("the URL contains the events of its owner's calendar, and none once the owner cannot sign in", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const path = await subscribe(zoe.browser);
  const [own, open, blocked] = [
    await insertGroup(ines.user),
    await insertGroup(ines.user),
    await signedInStudent(),
  ];
  await insertMember(own, zoe.user);
  const [listed, declined, attended, unattended] = [
    await insertEvent(ines.user, { group: own }),
    await insertEvent(ines.user, { group: own }),
    await insertEvent(ines.user, { group: open }),
    await insertEvent(ines.user, { group: open }),
  ];
  const behindBlock = await insertEvent(blocked.user, { group: await insertGroup(blocked.user) });
  for (const [id, answer] of [
    [declined, "no"],
    [attended, "maybe"],
    [behindBlock, "yes"],
  ] as const)
    expect((await zoe.browser.call(answerEvent, { params: { id }, body: { answer } })).status).toBe(200);
  await block(blocked.user, zoe.user);
  const readListed = async () => {
    const { events } = await readCalendar(visitorClient(), path);
    return [listed, declined, attended, unattended, behindBlock].map((id) =>
      events.some(({ UID }) => UID?.startsWith(`event-${id}@`)),
    );
  };
  expect(await readListed()).toEqual([true, false, true, false, false]);
  await suspend(zoe.user);
  expect((await readCalendar(visitorClient(), path)).status).toBe(404);
});
