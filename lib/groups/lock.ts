import { and, eq, sql } from "drizzle-orm";
import { db, type ReadDatabase, type Transaction } from "@/db/client";
import { groups } from "@/db/schema/groups";
import type { Member } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError } from "@/lib/core/errors/app-error";
import { groupVisibleTo, invitationsOf } from "./policy";
import { isGroupAdmin } from "./roles";
import { isMembershipOf, membership, viewerRole } from "./select";

export type VisibleGroup = Awaited<ReturnType<typeof requireGroup>>;

export async function requireGroup(viewer: Member, id: number, database: ReadDatabase = db) {
  const [group] = await database
    .select({
      ...pickColumns(groups, "id", "name", "visibility", "ownerId", "avatarPath"),
      role: viewerRole,
      isInvited: sql<boolean>`${groups.id} in (${invitationsOf(viewer)})`,
    })
    .from(groups)
    .leftJoin(membership, isMembershipOf(viewer))
    .where(and(eq(groups.id, id), groupVisibleTo(viewer)));
  if (!group) throw new AppError("not_found");
  return group;
}

/** Serialises the changes of a group's members: a later one reads what the earlier one left. */
export async function lockGroup(tx: Transaction, viewer: Member, id: number): Promise<VisibleGroup> {
  // The statements are pipelined in this order: the second one begins, with a snapshot of its own, once the first has
  // the lock.
  const [, group] = await Promise.all([lockGroupRow(tx, id), requireGroup(viewer, id, tx)]);
  return group;
}

export async function lockGroupRow(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for("no key update");
}

/** Throws `forbidden`. */
export async function requireGroupMember(
  database: ReadDatabase,
  viewer: Member,
  id: number,
): Promise<VisibleGroup> {
  const group = await requireGroup(viewer, id, database);
  if (!group.role) throw new AppError("forbidden");
  return group;
}

/** Throws `forbidden`. */
export async function lockGroupAsMember(tx: Transaction, viewer: Member, id: number): Promise<VisibleGroup> {
  const group = await lockGroup(tx, viewer, id);
  if (!group.role) throw new AppError("forbidden");
  return group;
}

/** Throws `forbidden`. */
export async function lockGroupAsAdmin(tx: Transaction, viewer: Member, id: number): Promise<VisibleGroup> {
  const group = await lockGroup(tx, viewer, id);
  if (!isGroupAdmin(group.role)) throw new AppError("forbidden");
  return group;
}

/** Throws `forbidden`. */
export async function lockGroupAsOwner(tx: Transaction, viewer: Member, id: number): Promise<VisibleGroup> {
  const group = await lockGroup(tx, viewer, id);
  if (group.role !== "owner") throw new AppError("forbidden");
  return group;
}
