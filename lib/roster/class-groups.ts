import { and, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { groups } from "@/db/schema/groups";
import type { Viewer } from "@/lib/core/auth/viewer";
import { chunksOf } from "@/lib/core/chunks-of";
import { AppError } from "@/lib/core/errors/app-error";
import type { Locale } from "@/lib/core/i18n/locales";
import { getTranslator } from "@/lib/core/i18n/translator";
import { insertGroups } from "@/lib/groups/insert-groups";
import { groupLimits } from "@/lib/groups/limits";
import { insertMembers, type Membership } from "@/lib/groups/membership-rows";
import { notifyAdded } from "@/lib/groups/notify";
import { groupRoles } from "@/lib/groups/roles";
import type { CreatedIds } from "./accounts";
import { type ClassPlan, isCreated } from "./classes";
import type { RosterEntry } from "./compare";
import { rosterLimits } from "./constants";

type ClassGroup = { id: number; name: string; joining: RosterEntry[]; ownerId?: number };

/** Creates the groups that are planned and adds who joins. Returns the new members. */
export async function updateClassGroups(
  tx: Transaction,
  viewer: Viewer<"admin">,
  plans: ClassPlan[],
  createdIds: CreatedIds,
): Promise<Membership[]> {
  const idOf = ({ account, line }: RosterEntry): number => {
    const id = account?.id ?? createdIds.get(line.school_number);
    if (id === undefined) throw new AppError("internal");
    return id;
  };
  const created = await createGroups(tx, viewer, plans.filter(isCreated), idOf);
  const existing = plans.flatMap(({ group, joining }) =>
    group && joining.length > 0 ? [{ ...group, joining }] : [],
  );
  const joined = [...existing, ...created].map((group: ClassGroup) => ({
    group,
    members: group.joining.map((entry) => ({
      groupId: group.id,
      userId: idOf(entry),
      role: entry.line.is_delegate ? ("admin" as const) : ("member" as const),
    })),
  }));
  const members = joined.flatMap((classGroup) => classGroup.members);
  for (const chunk of chunksOf(members, rosterLimits.rowsPerStatement)) await insertMembers(tx, chunk);
  for (const { group, members } of joined)
    for (const role of groupRoles) {
      const added = members.filter(
        (member) => role === (member.userId === group.ownerId ? "owner" : member.role),
      );
      for (const chunk of chunksOf(added, rosterLimits.rowsPerStatement))
        await notifyAdded(tx, viewer, group, { to: chunk.map(({ userId }) => userId), role });
    }
  return members;
}

/** A deleted group of the class may be restored, as one of no class. */
async function createGroups(
  tx: Transaction,
  { locale }: Viewer<"admin">,
  plans: ClassPlan[],
  idOf: (entry: RosterEntry) => number,
): Promise<ClassGroup[]> {
  if (plans.length === 0) return [];
  const keys = plans.map(({ key }) => key);
  const isOfClass = sql`fold_name(${groups.className}) = any(${sql.param(keys)}::text[])`;
  await tx
    .update(groups)
    .set({ className: null })
    .where(and(isOfClass, isNotNull(groups.deletedAt)));
  const ids = await insertGroups(
    tx,
    plans.map(({ name, owner }) => {
      if (!owner) throw new AppError("internal");
      return {
        ...{ name: groupNameOf(name, locale), className: name },
        ...{ visibility: "private", ownerId: idOf(owner) },
      };
    }),
  );
  return plans.map(({ name, joining, owner }, index) => ({
    ...{ id: ids[index] as number, name, joining },
    ownerId: owner ? idOf(owner) : undefined,
  }));
}

/** The names of many classes ("2B", "L1") are too short for a group. */
function groupNameOf(name: string, locale: Locale): string {
  if (name.length >= groupLimits.minName) return name;
  return getTranslator(locale, "roster")("groupName", {
    name,
  });
}
