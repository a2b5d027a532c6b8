import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { eventAnswers, eventSubscriptions, events } from "@/db/schema/events";
import { users } from "@/db/schema/users";
import type { Download } from "@/lib/core/api/download";
import { isActiveUser } from "@/lib/core/auth/active-user";
import { hashTokenSecret } from "@/lib/core/auth/token-secrets";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { appUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import type { GroupReader } from "@/lib/groups/policy";
import { type EventArea, eventPath } from "@/lib/routes";
import { type CalendarEvent, renderCalendar } from "./icalendar";
import { eventListedFor, eventVisibleTo } from "./policy";

const daysBack = 31;
const maxEvents = 1000;

export async function downloadEvent(viewer: Member, id: number): Promise<Download> {
  const [event] = await selectEvents(and(eq(events.id, id), eventVisibleTo(viewer)));
  if (!event) throw new AppError("not_found");
  return toDownload([event], viewer, viewer.locale);
}

/** The calendar of the token's user from a month ago on, without declined events. */
export async function downloadCalendar(_visitor: Viewer, token: string): Promise<Download> {
  const [user] = await db
    .select({ id: users.id, role: users.role, locale: users.locale })
    .from(eventSubscriptions)
    .innerJoin(users, eq(users.id, eventSubscriptions.userId))
    .where(and(eq(eventSubscriptions.tokenHash, hashTokenSecret(token)), isActiveUser));
  if (!user || user.role === "company") throw new AppError("not_found");
  const isDeclined = sql`exists (select from ${eventAnswers} where ${eventAnswers.eventId} = ${events.id}
    and ${eventAnswers.userId} = ${user.id} and ${eventAnswers.answer} = 'no')`;
  const since = sql`now() - make_interval(days => ${daysBack})`;
  const listed = await selectEvents(
    and(eventListedFor(user), gt(events.startsAt, since), sql`not ${isDeclined}`),
  );
  return toDownload(listed, user, user.locale ?? defaultLocale);
}

function selectEvents(where: SQL | undefined): Promise<CalendarEvent[]> {
  return db
    .select({
      ...pickColumns(events, "id", "title", "description", "location", "url"),
      ...pickColumns(events, "startsAt", "endsAt", "isAllDay", "sequence", "createdAt", "updatedAt"),
      isCancelled: sql<boolean>`cancelled_at is not null`,
    })
    .from(events)
    .where(where)
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(maxEvents);
}

function toDownload(listed: CalendarEvent[], { role }: GroupReader, locale: Locale): Download {
  const site = appUrl();
  const body = renderCalendar(listed, {
    name: messagesFor(locale).events.calendarName,
    host: new URL(site).hostname,
    urlOf: ({ id }) => new URL(eventPath(role as EventArea, id), site).href,
  });
  return { type: "text/calendar; charset=utf-8", name: "preau.ics", body };
}
