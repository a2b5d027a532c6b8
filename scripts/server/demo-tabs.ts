import { asc, eq } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { friendships } from "@/db/schema/friends";
import { users } from "@/db/schema/users";
import { env } from "@/lib/core/env";
import { realtimeAddress } from "@/lib/core/realtime/address";
import { authorizeChannel } from "@/lib/core/realtime/auth";
import { activeChannel, userChannel } from "@/lib/core/realtime/channels";
import { enableReconnection } from "@/lib/core/realtime/reconnection";

const demoStudent = "student@demo.preau";
const inUse = 4;
const idle = 2;

type Friend = { id: number; name: string };

/** Opens tabs of some friends of the demo student, so that visitors of the demo school see users online. */
export async function openDemoTabs(signal: AbortSignal): Promise<void> {
  const student = systemDb.select({ id: users.id }).from(users).where(eq(users.email, demoStudent));
  const friends = await systemDb
    .select({ id: users.id, name: users.name })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.friendId))
    .where(eq(friendships.userId, student))
    .orderBy(asc(users.id))
    .limit(inUse + idle);
  const address = realtimeAddress(env());
  if (!address) return;
  // Loaded lazily, because only the demo school needs it.
  const { default: Pusher } = await import("pusher-js");
  const openTab = (friend: Friend) =>
    new Pusher(env().PUSHER_KEY, {
      cluster: "",
      wsHost: address.host,
      wsPort: address.port,
      forceTLS: false,
      enabledTransports: ["ws"],
      channelAuthorization: {
        transport: "ajax",
        endpoint: "",
        customHandler: ({ socketId, channelName: channel }, callback) =>
          callback(null, authorizeChannel({ socketId, channel, issuedAt: Date.now() }, friend)),
      },
    });
  const tabs = friends.map((friend, index) => {
    const tab = openTab(friend);
    const release = enableReconnection(tab);
    tab.subscribe(userChannel(friend.id));
    if (index < inUse) tab.subscribe(activeChannel(friend.id));
    return { tab, release };
  });
  signal.addEventListener("abort", () => {
    for (const { tab, release } of tabs) {
      release();
      tab.disconnect();
    }
  });
}
