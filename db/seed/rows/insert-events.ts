import type { Transaction } from "@/db/client";
import { eventAnswers, events } from "@/db/schema/events";
import { dayAfter, toSchoolDay } from "@/lib/core/i18n/school-time";
import { toInstants } from "@/lib/events/event-times";
import type { EventFixture } from "../fixtures/events";
import { addMinutes } from "../time";
import { type Ids, takeIds } from "./ids";
import type { PlannedEvent } from "./plan-events";

export async function insertEvents(
  tx: Transaction,
  planned: PlannedEvent[],
  userIds: Ids<string>,
  groups: Ids<string>,
  now: Date,
): Promise<void> {
  const ids = await takeIds(tx, "events", planned);
  const rows = planned.map((event) => ({ ...event, id: ids.of(event) }));
  await tx
    .insert(events)
    .overridingSystemValue()
    .values(
      rows.map(({ id, by, fixture }) => {
        const { title, description, group, location, url, capacity } = fixture;
        const groupId = group ? groups.of(group) : null;
        return {
          id,
          title,
          description,
          groupId,
          location,
          url,
          capacity,
          createdBy: userIds.of(by),
          ...timesOf(fixture, now),
        };
      }),
    );
  await tx.insert(eventAnswers).values(
    rows.flatMap(({ id, fixture: { capacity }, answers }) =>
      answers.map(({ key, answer }, index) => {
        const answeredAt = addMinutes(now, (index - answers.length) * 47);
        const isWaiting = answer === "yes" && capacity !== undefined && index >= capacity;
        return {
          eventId: id,
          userId: userIds.of(key),
          answer,
          answeredAt,
          waitingSince: isWaiting ? answeredAt : null,
        };
      }),
    ),
  );
}

function timesOf({ inDays, hours, days = 1 }: EventFixture, now: Date) {
  const day = dayAfter(toSchoolDay(now), inDays);
  const isAllDay = hours === undefined;
  const [from, until] = hours ? hours.map((hour) => `${day}T${hour}`) : [day, dayAfter(day, days - 1)];
  return { isAllDay, ...toInstants({ starts_at: from ?? day, ends_at: until ?? day, is_all_day: isAllDay }) };
}
