import { type ChannelName, userChannel } from "./channels";
import { isEmbedded } from "./config";
import { deliver } from "./deliver";
import { pusher } from "./pusher";

const retries = { count: 30, delayMs: 2000 };

/** Resolves within two seconds and retries for a minute; never rejects. */
export async function disconnectUser(userId: number): Promise<void> {
  await deliver("session:ended", () => pusher().trigger(userChannel(userId), "session:ended", {}));
  await closeConnections(userId);
}

/** Closes the user's connections; pages that still have a session connect again. */
export function closeConnections(userId: number): Promise<void> {
  return deliverWithRetries("terminate_connections", () => pusher().terminateUserConnections(String(userId)));
}

/** Works at once, and rejects the users' earlier signatures. Their pages keep their other channels. */
export async function unsubscribeUsers(channel: ChannelName, userIds: readonly number[]): Promise<void> {
  // Other servers of the protocol know no such call: their users are authorized for each channel again.
  if (!isEmbedded()) return void (await Promise.all(userIds.map(closeConnections)));
  const body = { user_ids: userIds.map(String), before: Date.now() };
  const path = `/channels/${channel}/unsubscribe_users`;
  // The package serialises the body, whatever its type says.
  const call = () => pusher().post({ path, body: body as unknown as string });
  await deliverWithRetries("unsubscribe_users", call);
}

async function deliverWithRetries(
  callName: string,
  call: () => Promise<unknown>,
  left = retries.count,
): Promise<void> {
  if ((await deliver(callName, call)) || left === 0) return;
  setTimeout(() => deliverWithRetries(callName, call, left - 1), retries.delayMs).unref();
}
