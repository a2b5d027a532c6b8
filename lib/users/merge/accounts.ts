import { and, type InferSelectModel, inArray, isNull, type SQL } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { fileUrlOf } from "@/lib/core/api/response-columns";
import { AppError } from "@/lib/core/errors/app-error";
import { userColumns } from "../require-user";

export type MergeIds = { id: number; other_id: number };

export const mergeColumns = {
  ...userColumns,
  avatar: fileUrlOf(users.avatarPath),
  schoolNumber: users.schoolNumber,
};

type User = InferSelectModel<typeof users>;
export type MergeableAccount = Pick<User, "id" | "name" | "email" | "role" | "status" | "schoolNumber"> & {
  avatar: string | null;
};

export function isOneOfAccounts({ id, other_id }: MergeIds): SQL | undefined {
  return and(inArray(users.id, [id, other_id]), isNull(users.deletedAt));
}

/**
 * Requires that both are students (`merge_not_students`), that the one that remains is active, and that neither is
 * sanctioned (`merge_not_active`). Throws `merge_same_account` as well.
 */
export function requireMergeable<Account extends MergeableAccount>(
  rows: readonly Account[],
  { id, other_id }: MergeIds,
): { from: Account; to: Account } {
  if (id === other_id) throw new AppError("merge_same_account");
  const [to, from] = [id, other_id].map((accountId) => rows.find((row) => row.id === accountId));
  if (!to || !from) throw new AppError("not_found");
  if (to.role !== "student" || from.role !== "student") throw new AppError("merge_not_students");
  if (to.status !== "active" || !["active", "inactive"].includes(from.status))
    throw new AppError("merge_not_active");
  return { from, to };
}
