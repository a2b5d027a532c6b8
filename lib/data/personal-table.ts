import { type SQL, sql } from "drizzle-orm";
import { type ProvenAddress, stillTheirs } from "./proven-addresses";

/** Rows under an address count as somebody's when they have proved that the address is theirs. */
export type Person = { id: number; name: string; email: string; addresses: ProvenAddress[] };

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

/** Rows under an address of the person's, written while it was theirs. */
export function at(column: string): Said {
  return ({ addresses }) => sql`exists (select from ${asRows(addresses)}
    where p.email = lower(t.${sql.identifier(column)}) and t.created_at > p.since and t.created_at <= p.until)`;
}

/** The same where addresses are kept in small letters and the column has an index. */
export function atLowered(column: string): Said {
  return (
    person,
  ) => sql`(t.${sql.identifier(column)} = any(array(select p.email from ${asRows(person.addresses)}))
    and ${at(column)(person)})`;
}

function asRows(addresses: ProvenAddress[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(addresses)}::text::jsonb)
    as p(email text, since timestamptz, until timestamptz)`;
}

/** Every address that is theirs to take away, proved or not. */
export function addressesOf({ email, addresses }: Person): string[] {
  return [...new Set([email.toLowerCase(), ...stillTheirs(addresses)])];
}

export function gone(table: string, column: string): Said {
  return ({ id }) => sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`;
}

export function nobody(table: string, column: string): Said {
  return ({ id }) =>
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null where ${sql.identifier(column)} = ${id}`;
}

/** What others were told keeps its words but the person's name and addresses. */
export function unsaid(table: string): Said {
  return (person) => {
    const theirs = sql`(value = to_jsonb(${person.name}::text)
      or lower(value #>> '{}') = any(${sql.param(addressesOf(person))}::text[]))`;
    return sql`update ${sql.identifier(table)} t set params = (
        select jsonb_object_agg(key, case when ${theirs} then to_jsonb(${removedName}::text) else value end)
        from jsonb_each(t.params))
      where exists (select from jsonb_each(t.params) where ${theirs})`;
  };
}
