import { expect, test } from "vitest";
import { updateEvent } from "@/lib/events/contract";
import { sql } from "../../support/database";
import { createEventAs } from "../../support/events";
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
