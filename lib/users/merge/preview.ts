import { type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/core/auth/viewer";
import {
  isOneOfAccounts,
  type MergeableAccount,
  type MergeIds,
  mergeColumns,
  requireMergeable,
} from "./accounts";
import { sharedApplications } from "./application-rules";
import type { MergedKind, MergePreview } from "./contract";
import type { MergedIds } from "./table-rules";

export async function previewUserMerge(_viewer: Viewer<"admin">, params: MergeIds): Promise<MergePreview> {
  const rows = await db
    .select({ ...mergeColumns, ...columnsOf({ from: { id: params.other_id }, to: { id: params.id } }) })
    .from(users)
    .where(isOneOfAccounts(params));
  const { from, to } = requireMergeable(rows, params);
  const { counts, applications, messagesBetween } = to;
  return {
    remaining: toAccount(to),
    other: toAccount(from),
    counts,
    applications,
    messages_between: messagesBetween,
  };
}

function columnsOf({ from, to }: MergedIds) {
  const applications = sql`
    select a.id, j.title as job, a.status, s.own_stays as is_of_remaining from (${sharedApplications({ from, to })}) s
    join job_postings j on j.id = s.job_posting_id
    join applications a on a.id = case when s.own_stays then s.own_id else s.other_id end order by fold_name(j.title), a.id`;
  return {
    counts: listOf<MergePreview["counts"][number]>(sql.join(countsOf({ from, to }), sql` union all `)),
    applications: listOf<MergePreview["applications"][number]>(applications),
    messagesBetween: sql<number>`(select count(*)::int from messages m join conversations c on c.id = m.conversation_id
      where c.low_user_id = least(${from.id}, ${to.id}::int) and c.high_user_id = greatest(${from.id}, ${to.id}::int)
        and m.deleted_at is null)`,
  };
}

function listOf<Row>(query: SQL) {
  return sql<Row[]>`(select coalesce(json_agg(row_to_json(rows)), '[]') from (${query}) rows)`;
}

function toAccount({ id, name, email, avatar, schoolNumber }: MergeableAccount): MergePreview["remaining"] {
  return { id, name, email, avatar, school_number: schoolNumber };
}

function countsOf({ from, to }: MergedIds): SQL[] {
  const count = (kind: MergedKind, table: string, condition: SQL, shared: SQL = sql`false`) =>
    sql`select ${kind} as kind, count(*)::int as total, count(*) filter (where ${shared})::int as shared
      from ${sql.identifier(table)} t where ${condition}`;
  const isOfMerged = (column: string) => sql`t.${sql.identifier(column)} = ${from.id}`;
  const isShared = (table: string, key: string) => sql`exists (select from ${sql.identifier(table)} own
    where own.user_id = ${to.id} and own.${sql.identifier(key)} = t.${sql.identifier(key)})`;
  const countUnique = (kind: MergedKind, table: string, key: string) =>
    count(kind, table, isOfMerged("user_id"), isShared(table, key));
  const otherId = sql`t.low_user_id + t.high_user_id - ${from.id}`;
  return [
    count("posts", "posts", sql`${isOfMerged("user_id")} and t.status <> 'deleted'`),
    count("comments", "comments", sql`${isOfMerged("user_id")} and t.status <> 'deleted'`),
    countUnique("likes", "likes", "post_id"),
    count(
      "friends",
      "friendships",
      sql`${isOfMerged("user_id")} and t.friend_id <> ${to.id}`,
      isShared("friendships", "friend_id"),
    ),
    countUnique("groups", "group_members", "group_id"),
    count(
      "conversations",
      "conversations",
      sql`t.id in (select conversation_id from conversation_members where user_id = ${from.id})
        and coalesce(${otherId}, 0) <> ${to.id}`,
      sql`case when t.low_user_id is null
        then exists (select from conversation_members own where own.conversation_id = t.id and own.user_id = ${to.id})
        else exists (select from conversations own where own.low_user_id = least(${to.id}, ${otherId})
          and own.high_user_id = greatest(${to.id}, ${otherId})) end`,
    ),
    count(
      "messages",
      "messages",
      sql`${isOfMerged("sender_id")} and t.event is null and t.deleted_at is null`,
    ),
    count(
      "applications",
      "applications",
      sql`${isOfMerged("student_id")} and t.withdrawn_at is null`,
      sql`exists (select from applications own where own.student_id = ${to.id}
        and own.job_posting_id = t.job_posting_id and own.withdrawn_at is null)`,
    ),
    count("documents", "documents", isOfMerged("user_id")),
    countUnique("saved_jobs", "saved_jobs", "job_posting_id"),
    countUnique("events", "event_answers", "event_id"),
    countUnique("poll_votes", "poll_votes", "post_id"),
    count("notifications", "notifications", isOfMerged("user_id")),
  ];
}
