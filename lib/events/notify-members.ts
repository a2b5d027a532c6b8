import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { type Database, runMaintenanceTransaction, systemDb } from "@/db/client";
import { events } from "@/db/schema/events";
import { groups } from "@/db/schema/groups";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { notify } from "@/lib/notifications/notify";
import { paramsOf } from "./notify";

const batchSize = 100;

/** Notifies members of new events of their group, as of posts: after the response and without the time limit of queries. */
export async function notifyMembersOfEvents(): Promise<void> {
  const due = await systemDb
    .select({ id: events.id })
    .from(events)
    .where(sql`${events.notifiesMembers}`)
    .orderBy(asc(events.id))
    .limit(batchSize);
  await runForEach(due, "members were not notified of an event", ({ id }) =>
    runMaintenanceTransaction((tx) => notifyMembersOf(tx, id)),
  );
}

async function notifyMembersOf(tx: Database, id: number): Promise<void> {
  // Another worker may have notified them since.
  const isDue = and(eq(events.id, id), eq(events.notifiesMembers, true));
  const { count } = await tx.update(events).set({ notifiesMembers: false }).where(isDue);
  if (count === 0) return;
  const isExpected = and(
    isNull(events.cancelledAt),
    isNull(events.deletedAt),
    gt(events.endsAt, sql`now()`),
    isNull(groups.deletedAt),
  );
  const [event] = await tx
    .select({
      ...pickColumns(events, "id", "title", "startsAt", "isAllDay", "createdBy"),
      group: groups.id,
      name: groups.name,
    })
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .where(and(eq(events.id, id), isExpected));
  if (!event) return;
  const { createdBy, group, name } = event;
  await notify(
    sql`select user_id from group_members where group_id = ${group} and notification_level <> 'none'
      and user_id is distinct from ${createdBy}::int`,
    {
      kind: "group_event",
      about: `event:${id}`,
      actorId: createdBy ?? undefined,
      params: { ...paramsOf(event), group, name },
    },
    tx,
  );
}
