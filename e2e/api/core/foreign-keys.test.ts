import { expect, test } from "vitest";
import { sql } from "../../support/database";

/** A partial index counts only when its condition is `IS NOT NULL`; any other one would miss referring rows. */
test("each foreign key has an index by which a deletion finds the referring rows", async () => {
  const unindexed = await sql`
    select con.conrelid::regclass::text as "table", con.conname as "key" from pg_constraint con
    where con.contype = 'f' and con.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = con.conrelid and i.indisvalid
        and (i.indkey::int2[])[0:cardinality(con.conkey) - 1] @> con.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`;
  expect(unindexed).toEqual([]);
  const [keys] = await sql`select count(*)::int as count from pg_constraint where contype = 'f'`;
  expect(keys?.count).toBeGreaterThan(50);
});
