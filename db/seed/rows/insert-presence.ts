import type { Transaction } from "@/db/client";
import { presence } from "@/db/schema/presence";
import { addMinutes } from "../time";
import type { Ids } from "./ids";

/** Minutes since users were last seen. The users whose tabs `scripts/server/demo-tabs.ts` opens are online. */
const seenAgo = [3, 8, 21, 55, 130, 260, 700, 1500, 2900, 6000];

export async function insertPresence(
  tx: Transaction,
  students: readonly { key: string; joined: number }[],
  userIds: Ids<string>,
  now: Date,
): Promise<void> {
  await tx.insert(presence).values(
    students.map(({ key, joined }, index) => ({
      userId: userIds.of(key),
      lastSeenAt: addMinutes(now, -Math.min(seenAgo[index % seenAgo.length] as number, joined * 24 * 60)),
    })),
  );
}
