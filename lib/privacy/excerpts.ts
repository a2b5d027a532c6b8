import { type SQL, sql } from "drizzle-orm";
import { deletedUserName, type TableRules } from "./table-rules";

/**
 * The condition, by its index, for reports that contain a message of the user; with `reported`, for reports about
 * such a message.
 */
export function hasMessageOf(userId: number, { reported = false } = {}): SQL {
  const message = { sender_id: userId, ...(reported && { is_reported: true }) };
  return sql`(subject_type = 'message' and excerpt @> ${JSON.stringify([message])}::jsonb)`;
}

/** Deletes reports of the user's own messages; in other excerpts, erases their words and name. */
export const eraseExcerpts: TableRules["erased"] = [
  ({ id }) => sql`delete from reports where ${hasMessageOf(id, { reported: true })}`,
  ({ id }) => sql`update reports t set excerpt = (
      select jsonb_agg(case when (e ->> 'sender_id')::int = ${id}
        then e || jsonb_build_object('sender', ${deletedUserName}::text, 'content', '') else e end)
      from jsonb_array_elements(t.excerpt) e)
    where ${hasMessageOf(id)}`,
];
