import { eq, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { groupBans, groupMembers, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { isClassNew, type RosterEntry } from "./compare";
import type { RosterClass } from "./contract";

type ClassGroup = { id: number; name: string; owner: string | null };

/** A class of a list, with who joins its group. */
export type ClassPlan = {
  key: string;
  name: string;
  students: RosterEntry[];
  group: ClassGroup | null;
  /** The owner of a group that is created. */
  owner: RosterEntry | null;
  joining: RosterEntry[];
};

type Options = { createGroups: boolean; isWriting: boolean };

/** Runs two queries. With `isWriting`, the groups are locked until the commit. */
export async function planClasses(
  tx: Transaction,
  entries: RosterEntry[],
  { createGroups, isWriting }: Options,
): Promise<ClassPlan[]> {
  const classes = groupByClass(entries);
  if (classes.size === 0) return [];
  const groupsByKey = await findGroups(tx, [...classes.keys()], isWriting);
  const plans = [...classes].map(([key, students]): ClassPlan => {
    const group = groupsByKey.get(key) ?? null;
    const owner = group ? null : findOwner(students);
    const joining = group ? students.filter(isClassNew) : owner && createGroups ? students : [];
    return { name: students[0]?.line.class_name ?? "", key, students, group, owner, joining };
  });
  await removeMembersAndBanned(tx, plans);
  return plans;
}

export function isCreated({ group, joining }: ClassPlan): boolean {
  return group === null && joining.length > 0;
}

export function describeClass(plan: ClassPlan): RosterClass {
  const { name, students, group, owner } = plan;
  return {
    name,
    students: students.length,
    group: group ? "existing" : isCreated(plan) ? "new" : "none",
    owner: group ? group.owner : (owner?.account?.name ?? owner?.line.name ?? null),
  };
}

function groupByClass(entries: RosterEntry[]): Map<string, RosterEntry[]> {
  const classes = new Map<string, RosterEntry[]>();
  for (const entry of entries) {
    if (entry.class_key === null) continue;
    const students = classes.get(entry.class_key);
    if (students) students.push(entry);
    else classes.set(entry.class_key, [entry]);
  }
  return classes;
}

/** A user who can sign in: the first delegate, else the first student. */
function findOwner(students: RosterEntry[]): RosterEntry | null {
  const candidates = students.filter(({ account }) => account === null || account.status === "active");
  return candidates.find(({ line }) => line.is_delegate) ?? candidates[0] ?? null;
}

/** Deleted ones are locked as well, so that none is restored meanwhile. */
async function findGroups(
  tx: Transaction,
  keys: string[],
  isWriting: boolean,
): Promise<Map<string, ClassGroup>> {
  const key = sql<string>`fold_name(${groups.className})`;
  const query = tx
    .select({
      key,
      id: groups.id,
      name: groups.name,
      owner: users.name,
      isDeleted: isNotNull(groups.deletedAt),
    })
    .from(groups)
    .leftJoin(users, eq(users.id, groups.ownerId))
    .where(sql`${key} = any(${sql.param(keys)}::text[])`)
    .orderBy(groups.id);
  const rows = await (isWriting ? query.for("no key update", { of: groups }) : query);
  return new Map(rows.flatMap(({ key, isDeleted, ...group }) => (isDeleted ? [] : [[key, group]])));
}

async function removeMembersAndBanned(tx: Transaction, plans: ClassPlan[]): Promise<void> {
  const pairs = plans.flatMap(({ group, joining }) =>
    joining.flatMap(({ account }) => (group && account ? [{ group_id: group.id, user_id: account.id }] : [])),
  );
  if (pairs.length === 0) return;
  const rows = await tx.execute<{ group_id: number; user_id: number }>(sql`
    select group_id, user_id from json_to_recordset(${JSON.stringify(pairs)}::json) as pair (group_id int, user_id int)
    where exists (select from ${groupMembers} m where m.group_id = pair.group_id and m.user_id = pair.user_id)
      or exists (select from ${groupBans} b where b.group_id = pair.group_id and b.user_id = pair.user_id)`);
  const excluded = new Set(rows.map((row) => `${row.group_id}:${row.user_id}`));
  for (const plan of plans)
    plan.joining = plan.joining.filter(
      ({ account }) => !(plan.group && account && excluded.has(`${plan.group.id}:${account.id}`)),
    );
}
