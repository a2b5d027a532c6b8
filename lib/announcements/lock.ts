import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { RowOf } from "@/db/row-of";
import { announcements } from "@/db/schema/announcements";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { AppError } from "@/lib/core/errors/app-error";

const columns = {
  status: announcements.status,
  titleFr: announcements.titleFr,
  updatedAt: isoDateOf(announcements.updatedAt),
};

export type LockedAnnouncement = RowOf<typeof columns>;

export async function lockAnnouncement(tx: Transaction, id: number): Promise<LockedAnnouncement> {
  const [row] = await tx.select(columns).from(announcements).where(eq(announcements.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** Throws `announcement_sent`. */
export function requireUnsent({ status }: LockedAnnouncement): void {
  if (status !== "draft" && status !== "scheduled") throw new AppError("announcement_sent");
}

/** `read` is `updated_at` as it was read. Throws `announcement_edited`. */
export function requireUnchanged({ updatedAt }: LockedAnnouncement, read: string | undefined): void {
  if (read !== undefined && read !== updatedAt) throw new AppError("announcement_edited");
}
