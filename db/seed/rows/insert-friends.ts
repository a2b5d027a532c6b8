import type { Transaction } from "@/db/client";
import { friendRequests, friendships } from "@/db/schema/friends";
import { addHours } from "../time";
import type { Ids } from "./ids";
import type { PlannedFriends } from "./plan-friends";

export async function insertFriends(
  tx: Transaction,
  { friendships: planned, requests }: PlannedFriends,
  people: Ids<string>,
  now: Date,
): Promise<void> {
  const ago = (hours: number) => addHours(now, -hours);
  await tx.insert(friendships).values(
    planned.flatMap(({ pair: [one, other], daysAgo }) => {
      const createdAt = ago(daysAgo * 24);
      return [
        { userId: people.of(one), friendId: people.of(other), createdAt },
        { userId: people.of(other), friendId: people.of(one), createdAt },
      ];
    }),
  );
  await tx.insert(friendRequests).values(
    requests.map(({ from, to, hoursAgo }) => ({
      senderId: people.of(from),
      receiverId: people.of(to),
      createdAt: ago(hoursAgo),
    })),
  );
}
