import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums";
import { notifications } from "@/db/schema/notifications";
import { notificationKinds } from "./constants";

/** Deletes the notifications that lead to the area of a role, when the user no longer has it or has left their company. */
export async function deleteRoleNotifications(tx: Transaction, userId: number, role: Role): Promise<void> {
  const kinds = Object.entries(notificationKinds).flatMap(([kind, { path }]) =>
    path.startsWith(`/${role}/`) ? [kind] : [],
  );
  await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.kind, kinds)));
}
