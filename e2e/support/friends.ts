import { sendFriendRequest } from "@/lib/friends/contract";
import { type ApiClient, browserClient } from "./api";
import { sql } from "./database";
import { student, type TestUser } from "./users";

/** A student with their browser. */
export type SignedInStudent = { user: TestUser; browser: ApiClient };

export async function signedInStudent(name?: string): Promise<SignedInStudent> {
  const user = await student({ name });
  return { user, browser: await browserClient(user) };
}

export async function befriend(one: TestUser, other: TestUser): Promise<void> {
  await sql`insert into friendships (user_id, friend_id) values (${one.id}, ${other.id}), (${other.id}, ${one.id})`;
}

export async function block(blocker: TestUser, blocked: TestUser): Promise<void> {
  await sql`insert into blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id})`;
}

/** Sends a friend request and returns its id. */
export async function requestFriend(from: ApiClient, receiver: TestUser): Promise<number> {
  const { status, body } = await from.call(sendFriendRequest, { body: { receiver_id: receiver.id } });
  if (status !== 201 || body.data.id === null) throw new Error(`the request failed: ${status} ${body.code}`);
  return body.data.id;
}

/** The numbers of friendships, requests and blocks of two users. */
export async function relationOf(one: TestUser, other: TestUser) {
  const [row] = await sql`select
    (select count(*)::int from friendships where (user_id, friend_id) in ((${one.id}, ${other.id}), (${other.id}, ${one.id}))) as friendships,
    (select count(*)::int from friend_requests where least(sender_id, receiver_id) = ${Math.min(one.id, other.id)}
      and greatest(sender_id, receiver_id) = ${Math.max(one.id, other.id)}) as requests,
    (select count(*)::int from blocks where (blocker_id, blocked_id) in ((${one.id}, ${other.id}), (${other.id}, ${one.id}))) as blocks`;
  return row as { friendships: number; requests: number; blocks: number };
}
