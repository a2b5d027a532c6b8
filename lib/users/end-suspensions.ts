import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { db, systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import { todayInSchool } from "@/db/school-day";
import { withFellowHolders } from "@/lib/core/auth/last-holder";
import { lockUsers } from "@/lib/core/auth/lock-users";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { changeStatus } from "./status";

const isOver = and(
  eq(users.status, "suspended"),
  lte(users.suspendedUntil, todayInSchool),
  isNull(users.deletedAt),
);

export async function endSuspensions(): Promise<void> {
  const ended = await db.select({ id: users.id }).from(users).where(isOver).orderBy(asc(users.id)).limit(500);
  await runForEach(ended, "a suspension was not ended", ({ id }) => endSuspension(id));
}

function endSuspension(id: number): Promise<void> {
  return systemDb.transaction(async (tx) => {
    await lockUsers(tx, withFellowHolders(id));
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isOver));
    if (user) await changeStatus(tx, id, { status: "active" }, null);
  });
}
