import { expect, test } from "vitest";
import { createEvent, updateEvent } from "@/lib/events/contract";
import { sql } from "../../support/database";
import { createEventAs, eventFields } from "../../support/events";
import { signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";

test("a change keeps fields that it does not contain, which another user may have changed", async () => {
  const { user, browser } = await signedInStudent();
  const event = await createEventAs(browser, {
    group_id: await insertGroup(user),
    location: "Cour",
    capacity: 5,
  });
  // The time has seconds, which no form shows.
  const starts_at = new Date(Date.parse(event.starts_at) + 1000).toISOString();
  await sql`update events set starts_at = ${starts_at} where id = ${event.id}`;
  const change = async (body: object) =>
    (await browser.call(updateEvent, { params: { id: event.id }, body })).body;
  const { location, capacity, ends_at } = event;
  expect((await change({ description: "Avec un thé" })).data).toMatchObject({
    ...{ description: "Avec un thé", title: event.title, location, capacity, starts_at, ends_at },
  });
  expect((await change({ location: null })).data).toMatchObject({ location: null, capacity });
  expect((await change({ ends_at: "2024-01-01T11:00" })).errors).toEqual({ ends_at: [expect.any(String)] });
});

test("a URL is as long as it is sent back with a change", async () => {
  const { user, browser } = await signedInStudent();
  const group_id = await insertGroup(user);
  // Each letter is stored as six characters.
  const url = (letters: number) => `preau.example/${"é".repeat(letters)}`;
  const { id, url: stored } = await createEventAs(browser, { group_id, url: url(79) });
  expect(stored).toHaveLength(496);
  const body = { title: "Autre soirée" };
  const { status, body: changed } = await browser.call(updateEvent, { params: { id }, body });
  expect([status, changed.data?.url]).toEqual([200, stored]);
  const longer = { ...eventFields(), group_id, url: url(80) };
  const rejected = await browser.call(createEvent, { body: longer });
  expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ["url"]]);
});
