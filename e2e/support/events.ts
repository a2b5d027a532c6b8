import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { createEvent } from "@/lib/events/contract";
import type { Event } from "@/lib/events/schemas";
import type { ApiClient } from "./api";
import { sql } from "./database";
import { randomKey } from "./random-key";
import type { TestUser } from "./users";

type Traits = { title?: string; group?: number | null; capacity?: number | null; startsIn?: number };

const hour = 3_600_000;

/** Inserts an event of two hours that begins in a week, by default; without a group, it is an event of the school. */
export async function insertEvent(by: TestUser, traits: Traits = {}): Promise<number> {
  const { title = `Soirée ${randomKey()}`, group = null, capacity = null } = traits;
  const starts = new Date(Date.now() + (traits.startsIn ?? 7 * 24) * hour);
  const [row] = await sql`insert into events (title, group_id, created_by, starts_at, ends_at, capacity)
    values (${title}, ${group}, ${by.id}, ${starts}, ${new Date(starts.getTime() + 2 * hour)}, ${capacity})
    returning id`;
  return row?.id;
}

/** The fields that the form sends, for an event that begins in so many hours. */
export function eventFields(startsIn = 48) {
  const starts = Date.now() + startsIn * hour;
  return {
    title: "Soirée jeux",
    starts_at: toSchoolTime(new Date(starts)),
    ends_at: toSchoolTime(new Date(starts + 2 * hour)),
  };
}

/** Creates an event over the API and returns it. */
export async function createEventAs(browser: ApiClient, fields: object = {}): Promise<Event> {
  const { status, body } = await browser.call(createEvent, { body: { ...eventFields(), ...fields } });
  if (status !== 201)
    throw new Error(`creating an event: ${status} ${body.code} ${JSON.stringify(body.errors)}`);
  return body.data;
}

export async function insertEventAnswer(
  event: number,
  { id }: TestUser,
  answer: "yes" | "maybe" | "no",
): Promise<void> {
  await sql`insert into event_answers (event_id, user_id, answer) values (${event}, ${id}, ${answer})`;
}

/** The answers in the table (waiting ones by queue position, the others by time), and the counters, which must equal them. */
export async function answersOf(id: number) {
  const rows = await sql`select user_id, answer, waiting_since is not null as waits from event_answers
    where event_id = ${id} order by waiting_since, answered_at, user_id`;
  const [event] =
    await sql`select yes_count, maybe_count, no_count, waiting_count from events where id = ${id}`;
  const usersWith = (answer: string, isWaiting = false) =>
    rows
      .filter((row) => row.answer === answer && row.waits === isWaiting)
      .map(({ user_id }): number => user_id);
  const answers = {
    yes: usersWith("yes"),
    maybe: usersWith("maybe"),
    no: usersWith("no"),
    waiting: usersWith("yes", true),
  };
  const counts = Object.entries(answers).map(([kind, { length }]) => [`${kind}_count`, length]);
  return { ...answers, counters: event, counted: Object.fromEntries(counts) };
}
