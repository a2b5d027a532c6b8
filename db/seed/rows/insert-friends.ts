import type { Transaction } from "@/db/client";
import { friendRequests, friendships } from "@/db/schema/friends";
import { addHours } from "../time";
import type { Ids } from "./ids";
import type { PlannedFriends } from "./plan-friends";

export async function insertFriends(
  tx: Transaction,
  { friendships: planned, requests }: PlannedFriends,
  userIds: Ids<string>,
  now: Date,
): Promise<void> {
  const ago = (hours: number) => addHours(now, -hours);
  await tx.insert(friendships).values(
    planned.flatMap(({ pair: [a, b], daysAgo }) => {
      const createdAt = ago(daysAgo * 24);
      return [
        { userId: userIds.of(a), friendId: userIds.of(b), createdAt },
        { userId: userIds.of(b), friendId: userIds.of(a), createdAt },
      ];
    }),
  );
  await tx.insert(friendRequests).values(
    requests.map(({ from, to, hoursAgo }) => ({
      senderId: userIds.of(from),
      receiverId: userIds.of(to),
      createdAt: ago(hoursAgo),
    })),
  );
}
