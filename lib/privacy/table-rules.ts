import { type SQL, sql } from "drizzle-orm";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import { foldEmail } from "@/lib/core/text/fold-email";
import { currentEmails, type VerifiedEmail } from "./verified-emails";

export type User = { id: number; name: string; email: string; addresses: VerifiedEmail[] };

type UserSql = (user: User) => SQL;

export type TableRules = {
  table: string;
  columns: readonly string[];
  /** The condition on the table `t` for rows in a data export; none are exported without. */
  exported?: UserSql;
  /** The JSON of a row of `t` in a data export; without it, all its columns. */
  exportedAs?: UserSql;
  /** The statements that erase the user, in their order. */
  erased: readonly UserSql[];
};

/** The name is stored in the row, so it has one language. */
export const deletedUserName = messagesFor(defaultLocale).privacy.deletedUser;

export function ownedRows(table: string, column = "user_id"): TableRules {
  return { table, columns: [column], exported: isUser(column), erased: [deleteRows(table, column)] };
}

/** Rows that stay without their user. */
export function remainingRows(table: string, column: string): TableRules {
  return { table, columns: [column], exported: isUser(column), erased: [nullify(table, column)] };
}

/** Replaces the content of a row. */
export function withContent(content: SQL): SQL {
  return sql`to_jsonb(t) || jsonb_build_object('content', ${content})`;
}

/** Rows about two users, which are deleted with either. */
export function pairRows(table: string, columns: [string, string], exported?: UserSql): TableRules {
  const isEitherUser: UserSql = (user) =>
    sql`(${sql.join(
      columns.map((column) => isUser(column)(user)),
      sql` or `,
    )})`;
  return {
    table,
    columns,
    exported: exported ?? isEitherUser,
    erased: columns.map((column) => deleteRows(table, column)),
  };
}

export function isUser(column: string): UserSql {
  return ({ id }) => sql`t.${sql.identifier(column)} = ${id}`;
}

/** Rows with an email of the user, written while it was theirs. */
export function hasEmailIn(column: string): UserSql {
  return hadEmail(sql`lower(t.${sql.identifier(column)})`);
}

/** Like `hasEmailIn`, for a column in lower case. */
export function hasLoweredEmailIn(column: string): UserSql {
  return hadEmail(sql`t.${sql.identifier(column)}`);
}

/** The first condition allows the index to be used. */
function hadEmail(email: SQL): UserSql {
  return ({ addresses }) => sql`(${email} = any(array(select p.email from ${asRows(addresses)}))
    and exists (select from ${asRows(addresses)}
      where p.email = ${email} and t.created_at > p.since and t.created_at <= p.until))`;
}

function asRows(addresses: VerifiedEmail[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(addresses)}::text::jsonb)
    as p(email text, since timestamptz, until timestamptz)`;
}

/** All emails of the user, verified or not, that no other user has. */
export function emailsOf({ email, addresses }: User): string[] {
  return [...new Set([foldEmail(email), ...currentEmails(addresses)])];
}

export function deleteRows(table: string, column: string): UserSql {
  return ({ id }) => sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`;
}

export function nullify(table: string, column: string): UserSql {
  return ({ id }) =>
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null where ${sql.identifier(column)} = ${id}`;
}

/** Replaces the user's name and emails in what was sent to others. */
export function redactParams(table: string): UserSql {
  return (user) => {
    const isPersonal = sql`(value = to_jsonb(${user.name}::text)
      or lower(value #>> '{}') = any(${sql.param(emailsOf(user))}::text[]))`;
    return sql`update ${sql.identifier(table)} t set params = (
        select jsonb_object_agg(key, case when ${isPersonal} then to_jsonb(${deletedUserName}::text) else value end)
        from jsonb_each(t.params))
      where exists (select from jsonb_each(t.params) where ${isPersonal})`;
  };
}
