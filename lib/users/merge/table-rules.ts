import { type SQL, sql } from "drizzle-orm";

type MergedAccount = { id: number; name: string; schoolNumber: string | null };
/** The rows of `from` become those of `to`. */
export type Merge = { from: MergedAccount; to: MergedAccount };

export type MergedIds = { from: { id: number }; to: { id: number } };

export type MergeSql = (merge: Merge) => SQL;

export type MergeRule = { table: string; columns: readonly string[]; steps: readonly MergeSql[] };

export function moveRule(table: string, ...columns: string[]): MergeRule {
  return { table, columns, steps: columns.map((column) => moveRows(table, column)) };
}

/** One row per key: if both accounts have a row, that of the remaining account stays. */
export function moveUniqueRule(table: string, column: string, ...key: string[]): MergeRule {
  return { table, columns: [column], steps: [deleteShared(table, column, key), moveRows(table, column)] };
}

export function deleteRule(table: string): MergeRule {
  const deleteRows: MergeSql = ({ from }) =>
    sql`delete from ${sql.identifier(table)} where user_id = ${from.id}`;
  return { table, columns: ["user_id"], steps: [deleteRows] };
}

/** Rows about two users. Rows about both accounts are deleted. */
export function movePairRule(table: string, columns: readonly [string, string]): MergeRule {
  const [first, second] = [sql.identifier(columns[0]), sql.identifier(columns[1])];
  const deletePairs: MergeSql = ({ from, to }) => sql`delete from ${sql.identifier(table)}
    where (${first}, ${second}) in ((${from.id}, ${to.id}), (${to.id}, ${from.id}))`;
  return {
    table,
    columns,
    steps: [
      deletePairs,
      deleteShared(table, columns[0], [columns[1]]),
      moveRows(table, columns[0]),
      deleteShared(table, columns[1], [columns[0]]),
      moveRows(table, columns[1]),
    ],
  };
}

/** Applies the parts in order: rules of the table's columns, and statements. */
export function combineRules(table: string, ...parts: (MergeRule | MergeSql)[]): MergeRule {
  return {
    table,
    columns: parts.flatMap((part) => (typeof part === "function" ? [] : part.columns)),
    steps: parts.flatMap((part) => (typeof part === "function" ? part : part.steps)),
  };
}

/** Rows without a user, which stay with the post, conversation or application that moves. */
export function unchangedRule(table: string): MergeRule {
  return { table, columns: [], steps: [] };
}

export function moveRows(table: string, column: string): MergeSql {
  const name = sql.identifier(column);
  return ({ from, to }) =>
    sql`update ${sql.identifier(table)} set ${name} = ${to.id} where ${name} = ${from.id}`;
}

function deleteShared(table: string, column: string, key: readonly string[]): MergeSql {
  const [name, owner] = [sql.identifier(table), sql.identifier(column)];
  const sameKey = key.map(
    (keyColumn) => sql` and own.${sql.identifier(keyColumn)} = theirs.${sql.identifier(keyColumn)}`,
  );
  return ({ from, to }) => sql`delete from ${name} theirs where theirs.${owner} = ${from.id}
    and exists (select from ${name} own where own.${owner} = ${to.id}${sql.join(sameKey)})`;
}

/** Parameters that hold the name of the merged account get that of the remaining one. */
export function renameParams(table: string, where: MergeSql): MergeSql {
  return (merge) => sql`update ${sql.identifier(table)} t set params = (
      select jsonb_object_agg(key, case when value = to_jsonb(${merge.from.name}::text)
        then to_jsonb(${merge.to.name}::text) else value end) from jsonb_each(t.params))
    where ${where(merge)} and ${merge.from.name} <> ${merge.to.name}
      and exists (select from jsonb_each(t.params) where value = to_jsonb(${merge.from.name}::text))`;
}
