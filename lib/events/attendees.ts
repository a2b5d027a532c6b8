import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { eventAnswers, events } from "@/db/schema/events";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { guards, toGuardedPage } from "@/lib/core/api/guarded-page";
import { fileUrlOf, isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member } from "@/lib/core/auth/viewer";
import { memberVisibleTo } from "@/lib/groups/policy";
import type { listEventAnswers as listEndpoint } from "./answers-contract";
import { eventVisibleTo } from "./policy";
import type { EventAttendee } from "./schemas";

/** Runs one query; throws `not_found`. */
export async function listEventAnswers(
  viewer: Member,
  id: number,
  { answer, ...query }: QueryOf<typeof listEndpoint>,
) {
  const isVisible = sql`exists (select from ${events} where ${events.id} = ${id} and ${eventVisibleTo(viewer)})`;
  const since = answer === "waiting" ? eventAnswers.waitingSince : eventAnswers.answeredAt;
  const listed = db
    .select({ id: users.id, since: sql<Date>`${since}`.as("since") })
    .from(eventAnswers)
    .innerJoin(users, eq(users.id, eventAnswers.userId))
    .where(and(eq(eventAnswers.eventId, id), isAnswer(answer), memberVisibleTo(viewer), isVisible))
    .as("listed");
  const { page, selectRows } = selectPage(
    {
      from: listed,
      id: listed.id,
      order: [asc(listed.since), asc(listed.id)],
      counts: guards(isVisible),
    },
    query,
  );
  const rows = await selectRows({
    id: users.id,
    name: users.name,
    avatar_url: fileUrlOf(users.avatarPath),
    answered_at: isoDateOf(eventAnswers.answeredAt),
  })
    .leftJoin(eventAnswers, and(eq(eventAnswers.eventId, id), eq(eventAnswers.userId, page.id)))
    .leftJoin(users, eq(users.id, page.id));
  return toGuardedPage(rows, (row: EventAttendee) => row, query);
}

function isAnswer(answer: QueryOf<typeof listEndpoint>["answer"]): SQL | undefined {
  if (answer === "waiting") return isNotNull(eventAnswers.waitingSince);
  return and(eq(eventAnswers.answer, answer), isNull(eventAnswers.waitingSince));
}
