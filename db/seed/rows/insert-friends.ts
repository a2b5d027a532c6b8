import { friendRequests, friendships } from "@/db/schema/friends";
import { addHours } from "../time";
import type { PlannedFriends } from "./plan-friends";
import type { Transaction } from "./take-ids";

export async function insertFriends(
  tx: Transaction,
  { friendships: planned, requests }: PlannedFriends,
  people: Map<string, number>,
  now: Date,
): Promise<void> {
  const id = (key: string) => people.get(key) as number;
  const ago = (hours: number) => addHours(now, -hours);
  await tx.insert(friendships).values(
    planned.flatMap(({ pair: [one, other], daysAgo }) => {
      const createdAt = ago(daysAgo * 24);
      return [
        { userId: id(one), friendId: id(other), createdAt },
        { userId: id(other), friendId: id(one), createdAt },
      ];
    }),
  );
  await tx.insert(friendRequests).values(
    requests.map(({ from, to, hoursAgo }) => ({
      senderId: id(from),
      receiverId: id(to),
      createdAt: ago(hoursAgo),
    })),
  );
}
