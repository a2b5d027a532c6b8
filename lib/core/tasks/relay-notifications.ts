import { databaseTimeouts } from "@/db/client";
import { listen } from "@/lib/core/database/listener";
import { env } from "@/lib/core/env";
import { userChannel } from "@/lib/core/realtime/channels";
import { disconnectUser } from "@/lib/core/realtime/disconnect";
import { publish } from "@/lib/core/realtime/publish";

const events = {
  notification: "notification:created",
  notification_deleted: "notification:deleted",
  mail: "email:created",
} as const;

/** The channel that announces ended sessions: a command does not know the realtime server of the running application. */
export const sessionsEnded = "sessions_ended";

/** Rows are announced by `pg_notify` in their own transaction: a rollback announces nothing. */
export function relayNotifications(signal: AbortSignal): Promise<void> {
  const relay = (channel: string, payload: string) => {
    const userId = Number(payload);
    if (channel === sessionsEnded) void disconnectUser(userId);
    else if (userId > 0) publish(userChannel(userId), events[channel as keyof typeof events], {});
  };
  const channels = [...Object.keys(events), sessionsEnded];
  return listen(env().DATABASE_URL, databaseTimeouts, channels, relay, signal);
}
