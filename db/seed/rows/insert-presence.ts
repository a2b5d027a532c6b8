import { presence } from "@/db/schema/presence";
import { addMinutes } from "../time";
import type { Transaction } from "./take-ids";

/** Minutes since they were last seen. Online are those whose tabs `scripts/server/demo-tabs.ts` opens. */
const seenAgo = [3, 8, 21, 55, 130, 260, 700, 1500, 2900, 6000];

export async function insertPresence(
  tx: Transaction,
  students: readonly { key: string }[],
  people: Map<string, number>,
  now: Date,
): Promise<void> {
  await tx.insert(presence).values(
    students.map(({ key }, at) => ({
      userId: people.get(key) as number,
      lastSeenAt: addMinutes(now, -(seenAgo[at % seenAgo.length] as number)),
    })),
  );
}
