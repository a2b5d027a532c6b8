import { sql } from "drizzle-orm";
import { deletedUserName, type TableRules } from "./table-rules";

/** A report of the person's own message goes; in other excerpts their words and name do. */
export const eraseExcerpts: TableRules["erased"] = [
  ({ id }) => sql`delete from reports where jsonb_path_exists(excerpt,
    '$[*] ? (@.is_reported == true && @.sender_id == $id)', jsonb_build_object('id', ${id}::int))`,
  ({ id }) => sql`update reports t set excerpt = (
      select jsonb_agg(case when (e ->> 'sender_id')::int = ${id}
        then e || jsonb_build_object('sender', ${deletedUserName}::text, 'content', '') else e end)
      from jsonb_array_elements(t.excerpt) e)
    where jsonb_path_exists(excerpt, '$[*] ? (@.sender_id == $id)', jsonb_build_object('id', ${id}::int))`,
];
