import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { type RosterFaultCode, rosterLimits } from "./constants";
import type { RosterDifference, RosterFault, RosterReport } from "./contract";
import type { RosterLine } from "./parse";

type Account = {
  id: number;
  name: string;
  email: string;
  role: string;
  number: string | null;
  is_deleted: boolean;
};
type Match = { by_number: Account | null; by_email: Account | null };

export type RosterPlan = {
  created: RosterLine[];
  linked: { id: number; school_number: string }[];
  unchanged: number;
  faults: RosterFault[];
  differences: RosterDifference[];
};

/** What an import would do. One query. */
export async function planImport(tx: Transaction, lines: RosterLine[]): Promise<RosterPlan> {
  const plan: RosterPlan = { created: [], linked: [], unchanged: 0, faults: [], differences: [] };
  const matches = await findAccounts(tx, lines);
  for (const [index, line] of lines.entries()) {
    const { by_number: byNumber, by_email: byEmail } = matches[index] ?? { by_number: null, by_email: null };
    const account = byNumber ?? byEmail;
    const fault = account && findFault(account, { byNumber, byEmail });
    if (fault) plan.faults.push(faultOf(line, fault));
    else if (!account) plan.created.push(line);
    else {
      plan.differences.push(...compareWith(account, line));
      if (byNumber) plan.unchanged++;
      else plan.linked.push({ id: account.id, school_number: line.school_number });
    }
  }
  return plan;
}

async function findAccounts(tx: Transaction, lines: RosterLine[]): Promise<Match[]> {
  const account = (table: "n" | "e") => {
    const t = sql.identifier(table);
    return sql`case when ${t}.id is not null then json_build_object('id', ${t}.id, 'name', ${t}.name, 'email', ${t}.email,
      'role', ${t}.role, 'number', ${t}.school_number, 'is_deleted', ${t}.deleted_at is not null) end`;
  };
  const rows = await tx.execute<Match>(sql`
    select ${account("n")} as by_number, ${account("e")} as by_email
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (line int, school_number text, email text)
    left join users n on n.school_number = l.school_number
    left join users e on lower(e.email) = lower(l.email)
    order by l.line`);
  return [...rows];
}

function findFault(
  account: Account,
  { byNumber, byEmail }: { byNumber: Account | null; byEmail: Account | null },
): RosterFaultCode | null {
  if (account.is_deleted) return "account_deleted";
  if (byEmail && (byNumber ? byEmail.id !== byNumber.id : byEmail.number !== null)) return "email_of_other";
  return account.role === "student" ? null : "not_student";
}

function faultOf({ line, school_number, email }: RosterLine, code: RosterFaultCode): RosterFault {
  const column = code === "email_of_other" ? "email" : "school_number";
  return { line, code, column, value: column === "email" ? email : school_number, other_line: null };
}

function compareWith(account: Account, line: RosterLine): RosterDifference[] {
  return (["name", "email"] as const).flatMap((column) =>
    account[column].toLowerCase() === line[column].toLowerCase()
      ? []
      : [{ line: line.line, column, account: account[column], list: line[column] }],
  );
}

/** Students with a number that is in no line. */
export async function findMissing(
  tx: Transaction,
  lines: RosterLine[],
): Promise<Pick<RosterReport, "missing" | "missing_count">> {
  const numbers = lines.map(({ school_number }) => school_number);
  const rows = await tx
    .select({
      id: users.id,
      name: users.name,
      school_number: sql<string>`${users.schoolNumber}`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .where(
      and(
        eq(users.role, "student"),
        isNull(users.deletedAt),
        sql`${users.schoolNumber} is not null`,
        sql`${users.schoolNumber} <> all (${sql.param(numbers)}::text[])`,
      ),
    )
    .orderBy(users.name, users.id)
    .limit(rosterLimits.missing);
  return {
    missing: rows.map(({ total: _, ...row }) => row),
    missing_count: rows[0]?.total ?? 0,
  };
}
