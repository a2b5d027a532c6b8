import { sql } from "drizzle-orm";
import { hasMessageOf } from "@/lib/privacy/excerpts";
import { combineRules, type MergeRule, type MergeSql, moveRule, moveUniqueRule } from "./table-rules";

const deleteOwnReports: MergeSql = ({ from, to }) => sql`delete from reports where subject_type = 'profile'
  and reporter_id in (${from.id}, ${to.id}) and subject_id in (${from.id}, ${to.id})`;

const deleteSharedReports: MergeSql = ({ from, to }) => sql`delete from reports theirs
  where theirs.subject_type = 'profile' and theirs.subject_id = ${from.id} and exists (select from reports own
    where own.subject_type = 'profile' and own.subject_id = ${to.id} and own.reporter_id = theirs.reporter_id)`;

const moveProfiles =
  (table: string): MergeSql =>
  ({ from, to }) =>
    sql`update ${sql.identifier(table)} set subject_id = ${to.id}
    where subject_type = 'profile' and subject_id = ${from.id}`;

const moveExcerpts: MergeSql = ({ from, to }) => sql`update reports r set excerpt = (
    select jsonb_agg(case when e ->> 'sender_id' = ${from.id}::text
      then e || jsonb_build_object('sender_id', ${to.id}::int) else e end order by position)
    from jsonb_array_elements(r.excerpt) with ordinality t (e, position))
  where ${hasMessageOf(from.id)}`;

const deleteProfileAssignment: MergeSql = ({ from }) => sql`delete from moderation_assignments
  where subject_type = 'profile' and subject_id = ${from.id}`;

// As in anonymisation, the action stays, and the IP address and the texts are erased.
const eraseLogDetails: MergeSql = ({ from }) => sql`update audit_log t set details = null,
    ip_address = case when t.actor_id is null or t.actor_id = ${from.id} then null else t.ip_address end
  where t.actor_id = ${from.id} or (t.subject_type = 'user' and t.subject_id = ${from.id})`;

export const moderationRules: readonly MergeRule[] = [
  combineRules(
    "moderation_assignments",
    deleteProfileAssignment,
    moveRule("moderation_assignments", "assignee_id"),
  ),
  combineRules(
    "reports",
    deleteOwnReports,
    moveUniqueRule("reports", "reporter_id", "subject_type", "subject_id"),
    deleteSharedReports,
    moveProfiles("reports"),
    moveExcerpts,
  ),
  combineRules(
    "moderation_decisions",
    moveProfiles("moderation_decisions"),
    moveRule("moderation_decisions", "author_id", "moderator_id", "appeal_moderator_id"),
  ),
  // Entries are never rewritten: they stay those of the account that was merged.
  { table: "audit_log", columns: ["actor_id"], steps: [eraseLogDetails] },
];
