import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { users } from "@/db/schema/users";
import { lockUsers } from "@/lib/core/auth/lock-users";
import { foldEmail } from "@/lib/core/text/fold-email";
import type { RosterLine } from "./parse";

export type Account = Pick<typeof users.$inferSelect, "id" | "name" | "email" | "role" | "status"> & {
  number: string | null;
  class_key: string | null;
  is_deleted: boolean;
};

/** Spellings of a class that differ in case and accents have one key. */
export type Match = { by_number: Account | null; by_email: Account | null; class_key: string | null };

/** Locks the accounts, so that until the commit none is deleted, merged or promoted. */
export async function lockStudents(tx: Transaction, lines: RosterLine[]): Promise<void> {
  const numbers = sql.param(lines.map(({ school_number }) => school_number));
  const emails = sql.param(lines.map(({ email }) => foldEmail(email)));
  await lockUsers(
    tx,
    sql`select id from users where role = 'student'
      and (school_number = any(${numbers}::text[]) or lower(email) = any(${emails}::text[]))`,
  );
}

/** Returns the matches in the order of the lines. */
export async function findAccounts(tx: Transaction, lines: RosterLine[]): Promise<Match[]> {
  const account = (table: "n" | "e") => {
    const t = sql.identifier(table);
    return sql`case when ${t}.id is not null then json_build_object('id', ${t}.id, 'name', ${t}.name, 'email', ${t}.email,
      'role', ${t}.role, 'status', ${t}.status, 'number', ${t}.school_number, 'class_key', fold_name(${t}.class_name),
      'is_deleted', ${t}.deleted_at is not null) end`;
  };
  const rows = await tx.execute<Match>(sql`
    select ${account("n")} as by_number, ${account("e")} as by_email, fold_name(l.class_name) as class_key
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (line int, school_number text, email text, class_name text)
    left join users n on n.school_number = l.school_number
    left join users e on lower(e.email) = lower(l.email)
    order by l.line`);
  return [...rows];
}
