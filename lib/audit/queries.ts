import { aliasedTable, and, desc, eq, gte, isNotNull, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { auditLog } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import { midnightInSchool } from "@/db/school-day";
import { isoDateOf, toIsoDate } from "@/lib/core/api/response-columns";
import type { Viewer } from "@/lib/core/auth/viewer";
import { userMatches } from "@/lib/users/management-queries";
import { type AuditEntry, type AuditQuery, type FailedSignIns, maxFailedSignIns } from "./contract";

const auditPageSize = 50;
const maxUsersSearched = 50;

const nameOf = (table: string, id: SQLWrapper, column = "name") =>
  sql`(select ${sql.identifier(column)} from ${sql.identifier(table)} where id = ${id})`;

/** The name of a permanently deleted subject is the one that it had. */
const subjectName = sql<string | null>`case ${auditLog.subjectType}
  when 'user' then ${nameOf("users", auditLog.subjectId)} when 'profile' then ${nameOf("users", auditLog.subjectId)}
  when 'company' then ${nameOf("companies", auditLog.subjectId)} when 'group' then ${nameOf("groups", auditLog.subjectId)}
  when 'job' then ${nameOf("job_postings", auditLog.subjectId, "title")}
  when 'event' then coalesce(${nameOf("events", auditLog.subjectId, "title")}, ${auditLog.details} ->> 'title')
  when 'announcement' then ${auditLog.details} ->> 'title' end`;

const idIn = (key: "group" | "owner" | "to") => sql`case
  when jsonb_typeof(${auditLog.details} -> ${key}) = 'number' then (${auditLog.details} ->> ${key})::int end`;

/** The details of an entry, with the names of the group and the user whose ids they contain. */
const details = sql`${auditLog.details} || jsonb_strip_nulls(jsonb_build_object(
  'group_name', ${nameOf("groups", idIn("group"))},
  'user_name', ${nameOf("users", sql`coalesce(${idIn("owner")}, ${idIn("to")})`)}))`;

/** Runs one query, which uses the index on the time or, with a user, the indexes on the users. */
export async function listAuditLog(_viewer: Viewer<"admin">, query: AuditQuery, size = auditPageSize) {
  const entries = sql`(${findEntries(query, size + 1)})`;
  const actor = aliasedTable(users, "actor");
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      actorId: sql<number | null>`case when ${actor.anonymisedAt} is null then ${actor.id} end`,
      actorName: actor.name,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      subjectName,
      address: auditLog.ipAddress,
      details,
      created_at: isoDateOf(auditLog.createdAt),
    })
    .from(sql`${entries} entry`)
    .innerJoin(auditLog, eq(auditLog.id, sql`entry.id`))
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id));
  const data = rows.slice(0, size).map(serializeEntry);
  return { data, next: rows.length > size ? (data.at(-1)?.id ?? null) : null };
}

type Row = Pick<AuditEntry, "id" | "action" | "address" | "created_at"> & {
  actorId: number | null;
  actorName: string | null;
  subjectType: string | null;
  subjectId: number | null;
  subjectName: string | null;
  details: unknown;
};

function serializeEntry(row: Row): AuditEntry {
  const { id, action, address, created_at, actorId, actorName, subjectType, subjectId, subjectName } = row;
  const isPlain = ([, value]: [string, unknown]) => value === null || typeof value !== "object";
  return {
    ...{ id, action, address, created_at },
    actor: actorName === null ? null : { id: actorId, name: actorName },
    subject:
      subjectType === null || subjectId === null
        ? null
        : { type: subjectType, id: subjectId, name: subjectName },
    details: Object.fromEntries(Object.entries(row.details ?? {}).filter(isPlain)) as AuditEntry["details"],
  };
}

function findEntries(query: AuditQuery, limit: number): SQL {
  const { search, user } = query;
  const newest = (where?: SQL) => sql`(select id, created_at from ${auditLog}
    where ${and(where, matchesFilters(query)) ?? sql`true`} order by created_at desc, id desc limit ${limit})`;
  if (search === undefined && user === undefined) return newest();
  const people = sql`select id as user_id from ${users}
    where ${and(user === undefined ? undefined : eq(users.id, user), search === undefined ? undefined : userMatches(search))}
    order by ${users.id} desc limit ${maxUsersSearched}`;
  const ofUsers = sql`select e.id, e.created_at from (${people}) p cross join lateral (
    ${newest(sql`actor_id = p.user_id`)} union ${newest(sql`subject_type = 'user' and subject_id = p.user_id`)}) e`;
  const fromIpAddress =
    search && user === undefined ? sql`union ${newest(eq(auditLog.ipAddress, search.trim()))}` : sql``;
  return sql`select id from (${ofUsers} ${fromIpAddress}) matching order by created_at desc, id desc limit ${limit}`;
}

function matchesFilters({ action, from, to, before }: AuditQuery): SQL | undefined {
  const { createdAt } = auditLog;
  // The database computes the days: while a year is typed, a date field holds a day of the first centuries, which
  // JavaScript formats otherwise.
  return and(
    action && eq(auditLog.action, action),
    from === undefined ? undefined : gte(createdAt, midnightInSchool(sql`${from}::date`)),
    to === undefined ? undefined : lt(createdAt, midnightInSchool(sql`${to}::date + 1`)),
    before === undefined
      ? undefined
      : sql`(${createdAt}, ${auditLog.id}) < (select created_at, id from ${auditLog} where id = ${before})`,
  );
}

/**
 * Runs one query, by the index of failed sign-ins. An attack has thousands of attempts: the newest of them are
 * enough, and cost the same every day.
 */
export async function listFailedSignIns(_viewer: Viewer<"admin">): Promise<FailedSignIns[]> {
  const newest = db
    .select({ address: auditLog.ipAddress, subjectId: auditLog.subjectId, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        // A literal is used, since the partial index does not match a parameter.
        sql`${auditLog.action} = 'sign_in_failed'`,
        sql`${auditLog.createdAt} > now() - interval '7 days'`,
        isNotNull(auditLog.ipAddress),
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(maxFailedSignIns)
    .as("newest");
  const lastAt = sql<string>`max(${newest.createdAt})`;
  const attempts = sql<number>`count(*)::int`;
  return db
    .select({
      address: sql<string>`${newest.address}`,
      attempts,
      accounts: sql<number>`count(distinct coalesce(${newest.subjectId}, 0))::int`,
      last_at: lastAt.mapWith(toIsoDate),
    })
    .from(newest)
    .groupBy(newest.address)
    .orderBy(desc(attempts), desc(lastAt), newest.address)
    .limit(20);
}
