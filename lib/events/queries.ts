import { and, asc, eq, gt, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { events } from "@/db/schema/events";
import { groupMembers, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { nameMatches } from "@/lib/friends/search";
import { isMembershipOf, membership } from "@/lib/groups/select";
import type { listEvents as listEndpoint } from "./contract";
import { monthRange } from "./event-times";
import { eventLimits } from "./limits";
import { eventListedFor, eventVisibleTo } from "./policy";
import type { Event } from "./schemas";
import { type EventRow, eventColumns, isAuthorFor, isOwnAnswerOf, ownAnswer, serializeEvent } from "./select";

type EventsQuery = QueryOf<typeof listEndpoint>;

/** Runs one query. */
export async function listEvents(viewer: Member, query: EventsQuery) {
  const rows = await readEventRows(viewer, query);
  return toPage(rows, (row: EventRow) => serializeEvent(viewer, row), query);
}

const readEventRows = prepareFirstPage([{ page: 1, per_page: 20 }], selectEventRows);

function selectEventRows(viewer: MemberParams, { month, group_id, q, ...query }: EventsQuery) {
  const isOfGroup = group_id ? eq(events.groupId, group_id) : undefined;
  const isListed = isOfGroup || q ? and(isOfGroup, eventVisibleTo(viewer)) : eventListedFor(viewer);
  const inTime = month ? isInMonth(month) : isNotOver();
  const { page, selectRows } = selectPage(
    {
      from: events,
      id: events.id,
      where: and(isListed, q ? nameMatches(q, events.searchName) : inTime),
      order: q ? upcomingFirst : [asc(events.startsAt), asc(events.id)],
      isLimitInText: true,
    },
    query,
  );
  return selectRows(eventColumns(viewer))
    .leftJoin(events, eq(events.id, page.id))
    .leftJoin(groups, eq(groups.id, events.groupId))
    .leftJoin(membership, isMembershipOf(viewer))
    .leftJoin(ownAnswer, isOwnAnswerOf(viewer))
    .leftJoin(users, isAuthorFor(viewer));
}

/** The next events first, then the past ones, the latest first. */
const upcomingFirst = [
  sql`${events.endsAt} <= now()`,
  sql`abs(extract(epoch from ${events.startsAt} - now()))`,
  asc(events.id),
];

const startsAfter = (at: SQL) =>
  sql`${events.startsAt} > ${at} - make_interval(days => ${eventLimits.days + 1})`;

function isNotOver(): SQL | undefined {
  return and(gt(events.endsAt, sql`now()`), startsAfter(sql`now()`));
}

function isInMonth(month: string): SQL | undefined {
  const { from, to } = monthRange(month);
  return and(
    gt(events.endsAt, from),
    lt(events.startsAt, to),
    startsAfter(sql`${from.toISOString()}::timestamptz`),
  );
}

/** The groups for which the viewer may announce events, by name. */
export function listEventGroups({ id, role }: Member): Promise<{ id: number; name: string }[]> {
  return role === "admin" ? Promise.resolve([]) : readModeratedGroups({ viewer: id });
}

const readModeratedGroups = prepareOnce(() => {
  const id = sql.placeholder("viewer");
  const isModerator = or(ne(groupMembers.role, "member"), eq(groups.ownerId, id));
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, id), isModerator, isNull(groups.deletedAt)))
    .orderBy(sql`name_order(${groups.name})`, asc(groups.id));
});

export async function getEvent(viewer: Member, id: number): Promise<Event> {
  const [row] = await db
    .select(eventColumns(viewer))
    .from(events)
    .leftJoin(groups, eq(groups.id, events.groupId))
    .leftJoin(membership, isMembershipOf(viewer))
    .leftJoin(ownAnswer, isOwnAnswerOf(viewer))
    .leftJoin(users, isAuthorFor(viewer))
    .where(and(eq(events.id, id), eventVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  return serializeEvent(viewer, row);
}
