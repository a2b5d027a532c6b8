import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { applicationEvents } from "@/db/schema/applications";

type TimelineEvent = Omit<typeof applicationEvents.$inferInsert, "createdAt">;

/**
 * Call it once the application is locked: a change that waited for another one is listed after it, although its
 * transaction began before.
 */
export async function insertTimelineEvents(tx: Database, events: TimelineEvent[]): Promise<void> {
  await tx
    .insert(applicationEvents)
    .values(events.map((event) => ({ ...event, createdAt: sql`clock_timestamp()` })));
}
