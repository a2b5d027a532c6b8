import { sql } from "drizzle-orm";
import { ofTheirPosts } from "./row-conditions";
import { ownedBy, type TableRules } from "./table-rules";

export const pollRules: readonly TableRules[] = [
  {
    ...ownedBy("poll_votes"),
    shown: () => sql`jsonb_build_object('post_id', t.post_id, 'created_at', t.created_at,
      'option', (select text from poll_options where id = t.option_id))`,
  },
  // The options are deleted with the poll.
  { table: "poll_options", columns: [], exported: ofTheirPosts, erased: [] },
  {
    table: "polls",
    columns: [],
    exported: ofTheirPosts,
    erased: [(user) => sql`delete from polls t where ${ofTheirPosts(user)}`],
  },
];
