import { sql } from "drizzle-orm";
import { isOnOwnPost } from "./row-conditions";
import { ownedRows, type TableRules } from "./table-rules";

export const pollRules: readonly TableRules[] = [
  {
    ...ownedRows("poll_votes"),
    exportedAs: () => sql`jsonb_build_object('post_id', t.post_id, 'created_at', t.created_at,
      'option', (select text from poll_options where id = t.option_id))`,
  },
  // The options are deleted with the poll.
  { table: "poll_options", columns: [], exported: isOnOwnPost, erased: [] },
  {
    table: "polls",
    columns: [],
    exported: isOnOwnPost,
    erased: [(user) => sql`delete from polls t where ${isOnOwnPost(user)}`],
  },
];
