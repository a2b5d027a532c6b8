import { and, eq, or } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { friendRequests, friendships } from "@/db/schema/friends";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { publishFriendsUpdated } from "@/lib/core/realtime/publish";
import { notify } from "@/lib/notifications/notify";
import { deleteFriendRequests } from "./delete-requests";
import { requireVisibleUser } from "./require-visible-user";
import type { FriendshipStatus } from "./schemas";

type Change = { friendship_status: FriendshipStatus };

/**
 * Sends a request; when the receiver has sent one already, both become friends. Throws `request_pending`,
 * `already_friends`, and `validation_failed` for the viewer's own id.
 */
export async function sendFriendRequest(viewer: Member, receiverId: number) {
  if (receiverId === viewer.id) throw invalid("receiver_id", "friend_is_self");
  return changePair(viewer, receiverId, async (tx) => {
    const { isFriend } = await requireVisibleUser(tx, viewer, receiverId);
    if (isFriend) throw new AppError("already_friends");
    const [request] = await tx
      .insert(friendRequests)
      .values({ senderId: viewer.id, receiverId })
      .onConflictDoNothing()
      .returning({ id: friendRequests.id });
    if (request) {
      await notify(
        receiverId,
        { kind: "friend_request", about: `user:${viewer.id}`, actorId: viewer.id },
        tx,
      );
      return { id: request.id, friendship_status: "request_sent" as const };
    }
    if (!(await deleteRequest(tx, receiverId, viewer.id))) throw new AppError("request_pending");
    await makeFriends(tx, viewer.id, receiverId);
    return { id: null, friendship_status: "friends" as const };
  });
}

/** Throws `not_found` when nothing is pending. */
export async function cancelFriendRequest(viewer: Member, receiverId: number): Promise<Change> {
  await changePair(viewer, receiverId, async (tx) => {
    if (!(await deleteRequest(tx, viewer.id, receiverId))) throw new AppError("not_found");
  });
  return { friendship_status: "none" };
}

export async function acceptFriendRequest(viewer: Member, requestId: number): Promise<Change> {
  const senderId = await requireSender(viewer, requestId);
  await changePair(viewer, senderId, async (tx) => {
    await requireVisibleUser(tx, viewer, senderId);
    if (!(await deleteRequest(tx, senderId, viewer.id))) throw new AppError("not_found");
    await makeFriends(tx, viewer.id, senderId);
  });
  return { friendship_status: "friends" };
}

/** The sender is not notified. */
export async function rejectFriendRequest(viewer: Member, requestId: number): Promise<Change> {
  const senderId = await requireSender(viewer, requestId);
  await changePair(viewer, senderId, async (tx) => {
    if (!(await deleteRequest(tx, senderId, viewer.id))) throw new AppError("not_found");
  });
  return { friendship_status: "none" };
}

/** The former friend is not notified. */
export async function removeFriend(viewer: Member, friendId: number): Promise<Change> {
  await changePair(viewer, friendId, async (tx) => {
    const { count } = await tx
      .delete(friendships)
      .where(
        or(
          and(eq(friendships.userId, viewer.id), eq(friendships.friendId, friendId)),
          and(eq(friendships.userId, friendId), eq(friendships.friendId, viewer.id)),
        ),
      );
    if (count === 0) throw new AppError("not_found");
  });
  return { friendship_status: "none" };
}

/** Locks both accounts, which serialises opposite changes of a pair. */
async function changePair<T>(
  viewer: Member,
  otherId: number,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const result = await runTransactionOnUsers(viewer, [viewer.id, otherId], write);
  publishFriendsUpdated(viewer.id, otherId);
  return result;
}

async function requireSender(viewer: Member, requestId: number): Promise<number> {
  const [request] = await db
    .select({ senderId: friendRequests.senderId })
    .from(friendRequests)
    .where(and(eq(friendRequests.id, requestId), eq(friendRequests.receiverId, viewer.id)));
  if (!request) throw new AppError("not_found");
  return request.senderId;
}

function deleteRequest(tx: Transaction, senderId: number, receiverId: number): Promise<boolean> {
  return deleteFriendRequests(
    tx,
    and(eq(friendRequests.senderId, senderId), eq(friendRequests.receiverId, receiverId)),
  );
}

async function makeFriends(tx: Transaction, viewerId: number, otherId: number): Promise<void> {
  await tx
    .insert(friendships)
    .values([
      { userId: viewerId, friendId: otherId },
      { userId: otherId, friendId: viewerId },
    ])
    .onConflictDoNothing();
  await notify(otherId, { kind: "friend_accepted", about: `user:${viewerId}`, actorId: viewerId }, tx);
}
