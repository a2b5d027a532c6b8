import { type SQL, sql } from "drizzle-orm";
import { ownedDuring, type VerifiedEmail } from "./verified-emails";

/** Rows under an address count as somebody's when they have proved that the address is theirs. */
export type Person = { id: number; name: string; email: string; addresses: VerifiedEmail[] };

type IdentifyingStrings = (person: Person) => SQL;

export type TableRules = {
  table: string;
  /** The columns that say whose a row is. */
  columns: readonly string[];
  /** Which rows of the table, called `t`, an export holds; none without. */
  exported?: IdentifyingStrings;
  /** What an export holds of such a row, where that is not all of it but `neverExported`. */
  shown?: IdentifyingStrings;
  /** What becomes of the rows when the account is anonymised. */
  erased: readonly IdentifyingStrings[];
};

/** What stands for somebody who is no more. */
export const deletedUserName = "Compte supprimé";

/** A table whose rows are one person's alone. */
export function ownedBy(table: string, column = "user_id"): TableRules {
  return { table, columns: [column], exported: isUser(column), erased: [deleteRows(table, column)] };
}

/** Rows that name the account. */
export function isUser(column: string): IdentifyingStrings {
  return ({ id }) => sql`t.${sql.identifier(column)} = ${id}`;
}

/** Rows under an address of the person's, written while it was theirs. */
export function hasEmailIn(column: string): IdentifyingStrings {
  return ({ addresses }) => sql`exists (select from ${asRows(addresses)}
    where p.email = lower(t.${sql.identifier(column)}) and t.created_at > p.since and t.created_at <= p.until)`;
}

/** The same where addresses are kept in small letters and the column has an index. */
export function hasLoweredEmailIn(column: string): IdentifyingStrings {
  return (
    person,
  ) => sql`(t.${sql.identifier(column)} = any(array(select p.email from ${asRows(person.addresses)}))
    and ${hasEmailIn(column)(person)})`;
}

function asRows(addresses: VerifiedEmail[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(addresses)}::text::jsonb)
    as p(email text, since timestamptz, until timestamptz)`;
}

/** Every address that is theirs to take away, proved or not. */
export function emailsOf({ email, addresses }: Person): string[] {
  return [...new Set([email.toLowerCase(), ...ownedDuring(addresses)])];
}

export function deleteRows(table: string, column: string): IdentifyingStrings {
  return ({ id }) => sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`;
}

export function nullify(table: string, column: string): IdentifyingStrings {
  return ({ id }) =>
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null where ${sql.identifier(column)} = ${id}`;
}

/** What others were told keeps its words but the person's name and addresses. */
export function redactParams(table: string): IdentifyingStrings {
  return (person) => {
    const theirs = sql`(value = to_jsonb(${person.name}::text)
      or lower(value #>> '{}') = any(${sql.param(emailsOf(person))}::text[]))`;
    return sql`update ${sql.identifier(table)} t set params = (
        select jsonb_object_agg(key, case when ${theirs} then to_jsonb(${deletedUserName}::text) else value end)
        from jsonb_each(t.params))
      where exists (select from jsonb_each(t.params) where ${theirs})`;
  };
}
