import type { Transaction } from "@/db/client";
import { foldEmail } from "@/lib/core/text/fold-email";
import { type RosterFaultCode, rosterLimits } from "./constants";
import type { RosterDifference, RosterFault } from "./contract";
import { type Account, findAccounts, type Match } from "./find-accounts";
import type { RosterLine } from "./parse";

export type RosterEntry = { line: RosterLine; account: Account | null; class_key: string | null };
export type AccountUpdate = { id: number; school_number: string; class_name: string | null };

export type RosterPlan = {
  /** Lines without a fault. */
  entries: RosterEntry[];
  created: RosterLine[];
  updated: AccountUpdate[];
  /** Ids of the accounts that get their school number. */
  linked: number[];
  class_changed: number;
  unchanged: number;
  faults: RosterFault[];
  differences: RosterDifference[];
};

/** Computes what an import would do, in one query. */
export async function planImport(tx: Transaction, lines: RosterLine[]): Promise<RosterPlan> {
  const plan: RosterPlan = {
    ...{ entries: [], created: [], updated: [], linked: [], faults: [], differences: [] },
    ...{ class_changed: 0, unchanged: 0 },
  };
  const matches = await findAccounts(tx, lines);
  const names = new Map<string, string>();
  for (const [index, read] of lines.entries()) {
    const match = matches[index] ?? { by_number: null, by_email: null, class_key: null };
    const line = nameClass(read, match.class_key, names);
    const account = match.by_number ?? match.by_email;
    const fault = account && findFault(account, match);
    if (fault) plan.faults.push(faultOf(line, fault));
    else addEntry(plan, { line, account, class_key: match.class_key });
    if (match.class_key === null || names.has(match.class_key)) continue;
    if (names.size === rosterLimits.classes) plan.faults.push(faultOf(line, "too_many_classes"));
    names.set(match.class_key, line.class_name ?? "");
  }
  return plan;
}

/** The spelling of the class in its first line. */
function nameClass(line: RosterLine, key: string | null, names: Map<string, string>): RosterLine {
  return key === null ? line : { ...line, class_name: names.get(key) ?? line.class_name };
}

function addEntry(plan: RosterPlan, entry: RosterEntry): void {
  const { line, account } = entry;
  plan.entries.push(entry);
  if (!account) return void plan.created.push(line);
  plan.differences.push(...compareWith(account, line));
  const isLinked = account.number === null;
  if (isLinked) plan.linked.push(account.id);
  else if (isClassNew(entry)) plan.class_changed++;
  else plan.unchanged++;
  const class_name = isClassNew(entry) ? line.class_name : null;
  if (isLinked || class_name)
    plan.updated.push({ id: account.id, school_number: line.school_number, class_name });
}

/** An empty cell changes nothing. */
export function isClassNew({ account, class_key }: RosterEntry): boolean {
  return class_key !== null && class_key !== account?.class_key;
}

function findFault(
  account: Account,
  { by_number: byNumber, by_email: byEmail }: Match,
): RosterFaultCode | null {
  if (account.is_deleted) return "account_deleted";
  if (byEmail && (byNumber ? byEmail.id !== byNumber.id : byEmail.number !== null)) return "email_of_other";
  return account.role === "student" ? null : "not_student";
}

const faultyColumns = { email_of_other: "email", too_many_classes: "class_name" } as const;

function faultOf(line: RosterLine, code: RosterFaultCode): RosterFault {
  const column = code in faultyColumns ? faultyColumns[code as keyof typeof faultyColumns] : "school_number";
  return { line: line.line, code, column, value: line[column] ?? "", other_line: null };
}

const foldColumn = { name: (name: string) => name.toLowerCase(), email: foldEmail };

function compareWith(account: Account, line: RosterLine): RosterDifference[] {
  return (["name", "email"] as const).flatMap((column) =>
    foldColumn[column](account[column]) === foldColumn[column](line[column])
      ? []
      : [{ line: line.line, column, account: account[column], list: line[column] }],
  );
}
