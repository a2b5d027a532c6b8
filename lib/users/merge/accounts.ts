import { and, inArray, isNull } from "drizzle-orm";
import type { ReadDatabase } from "@/db/client";
import { users } from "@/db/schema/users";
import { fileUrlOf } from "@/lib/core/api/response-columns";
import { AppError } from "@/lib/core/errors/app-error";
import { accountColumns } from "../require-account";

export type MergeIds = { id: number; other_id: number };

/** Throws unless both are students, the one that remains is active, and neither is sanctioned. */
export async function requireMergeable(tx: ReadDatabase, { id, other_id }: MergeIds) {
  if (id === other_id) throw new AppError("merge_same_account");
  const rows = await tx
    .select({ ...accountColumns, avatar: fileUrlOf(users.avatarPath), schoolNumber: users.schoolNumber })
    .from(users)
    .where(and(inArray(users.id, [id, other_id]), isNull(users.deletedAt)));
  const [to, from] = [id, other_id].map((each) => rows.find((row) => row.id === each));
  if (!to || !from) throw new AppError("not_found");
  if (to.role !== "student" || from.role !== "student") throw new AppError("merge_not_students");
  if (to.status !== "active" || !["active", "inactive"].includes(from.status))
    throw new AppError("merge_not_active");
  return { from, to };
}
