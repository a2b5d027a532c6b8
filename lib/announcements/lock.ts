import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { RowOf } from "@/db/row-of";
import { announcements } from "@/db/schema/announcements";
import { AppError } from "@/lib/core/errors/app-error";

const columns = { status: announcements.status, titleFr: announcements.titleFr };

type LockedAnnouncement = RowOf<typeof columns>;

/** Throws `not_found`. */
export async function lockAnnouncement(tx: Transaction, id: number): Promise<LockedAnnouncement> {
  const [row] = await tx.select(columns).from(announcements).where(eq(announcements.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** Throws `not_found` and `announcement_sent`. */
export async function lockUnsent(tx: Transaction, id: number): Promise<LockedAnnouncement> {
  const row = await lockAnnouncement(tx, id);
  if (row.status !== "draft" && row.status !== "scheduled") throw new AppError("announcement_sent");
  return row;
}
