import { type SQL, sql } from "drizzle-orm";

/** Rows under somebody's address count as theirs when they have proved that the address is. */
export type Person = { id: number; name: string; email: string; verified: boolean };

type Said = (person: Person) => SQL;

export type PersonalTable = {
  table: string;
  /** The columns that say whose a row is. */
  columns: readonly string[];
  /** Which rows of the table, called `t`, an export holds; none without. */
  exported?: Said;
  /** What an export holds of such a row, where that is not all of it but `neverExported`. */
  shown?: Said;
  /** What becomes of the rows when the account is anonymised. */
  erased: readonly Said[];
};

/** What stands for somebody who is no more. */
export const removedName = "Compte supprimé";

/** A table whose rows are one person's alone. */
export function own(table: string, column = "user_id"): PersonalTable {
  return { table, columns: [column], exported: is(column), erased: [gone(table, column)] };
}

/** Rows that name the account. */
export function is(column: string): Said {
  return ({ id }) => sql`t.${sql.identifier(column)} = ${id}`;
}

/** Rows under the person's address. */
export function at(column: string): Said {
  return ({ email, verified }) =>
    sql`(${verified}::boolean and lower(t.${sql.identifier(column)}) = lower(${email}))`;
}

export function gone(table: string, column: string): Said {
  return ({ id }) => sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`;
}

export function nobody(table: string, column: string): Said {
  return ({ id }) =>
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null where ${sql.identifier(column)} = ${id}`;
}

/** What others were told keeps its words but the person's name and address. */
export function unsaid(table: string): Said {
  return ({ name, email }) => sql`update ${sql.identifier(table)} t set params = (
      select jsonb_object_agg(key, case when value in (to_jsonb(${name}::text), to_jsonb(${email}::text))
        then to_jsonb(${removedName}::text) else value end) from jsonb_each(t.params))
    where exists (select from jsonb_each_text(t.params) said where said.value in (${name}, ${email}))`;
}
