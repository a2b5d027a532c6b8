import { databaseTimeouts } from "@/db/client";
import { listen } from "@/lib/core/database/listener";
import { env } from "@/lib/core/env";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";

const events = {
  notification: "notification:created",
  notification_deleted: "notification:deleted",
  mail: "email:created",
} as const;

/** Rows are announced by `pg_notify` in their own transaction: a rollback announces nothing. */
export function relayNotifications(signal: AbortSignal): Promise<void> {
  const relay = (channel: string, userId: string) => {
    if (Number(userId) > 0) publish(userChannel(Number(userId)), events[channel as keyof typeof events], {});
  };
  return listen(env().DATABASE_URL, databaseTimeouts, Object.keys(events), relay, signal);
}
