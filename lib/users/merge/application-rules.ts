import { sql } from "drizzle-orm";
import {
  combineRules,
  type MergedIds,
  type MergeRule,
  type MergeSql,
  moveRule,
  moveUniqueRule,
} from "./table-rules";

const progress = sql`array['approved', 'accepted', 'rejected', 'reviewed', 'pending']`;

/** When both applied to one job, the application that the company has decided on stays, else the one that was sent first. */
export const sharedApplications = ({ from, to }: MergedIds) => sql`
  select own.id as own_id, theirs.id as other_id, own.job_posting_id,
    (array_position(${progress}, own.status), own.created_at, own.id)
      <= (array_position(${progress}, theirs.status), theirs.created_at, theirs.id) as own_stays
  from applications own join applications theirs on theirs.job_posting_id = own.job_posting_id
  where own.student_id = ${to.id} and theirs.student_id = ${from.id}
    and own.withdrawn_at is null and theirs.withdrawn_at is null`;

const withdrawSharedApplications: MergeSql = (
  merge,
) => sql`with shared as (${sharedApplications(merge)}), withdrawn as (
    update applications set withdrawn_at = now()
    where id in (select case when own_stays then other_id else own_id end from shared) returning id)
  insert into application_events (application_id, actor_id, kind) select id, ${merge.to.id}, 'withdrawn' from withdrawn`;

export const applicationRules: readonly MergeRule[] = [
  moveRule("documents", "user_id"),
  combineRules("applications", withdrawSharedApplications, moveRule("applications", "student_id")),
  moveRule("application_events", "actor_id"),
  moveRule("application_notes", "author_id"),
  moveRule("job_postings", "created_by"),
  moveUniqueRule("saved_jobs", "user_id", "job_posting_id"),
  moveUniqueRule("alerted_jobs", "user_id", "job_posting_id"),
  moveRule("saved_searches", "user_id"),
];
