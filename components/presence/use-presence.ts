import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useDeferredRefresh } from "@/components/realtime/use-deferred-refresh";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { PresenceStatus } from "@/db/enums";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { listPresence } from "@/lib/presence/contract";
import type { Presence } from "@/lib/presence/schemas";

export type PresenceState = { status: PresenceStatus; lastSeenAt: string | null };

const unknown: PresenceState = { status: "offline", lastSeenAt: null };

/** The presence of users (at most a hundred), kept up to date; `offline` for those whose presence the viewer does not see. */
export function usePresence(userIds: readonly number[]): (userId: number) => PresenceState {
  const user_ids = [...new Set(userIds)].sort((a, b) => a - b).join(",");
  const { data, mutate, change } = useEndpoint(listPresence, user_ids ? { query: { user_ids } } : null, {
    keepPreviousData: true,
  });
  usePresenceChanges(
    (changes) => {
      const shown = userIds.filter((id) => changes.has(id));
      if (shown.length === 0) return;
      change((current) => ({ ...current, data: applyChanges(current.data, changes, shown) }));
    },
    () => void mutate(),
  );
  return (userId) => {
    const row = data?.data.find(({ user_id }) => user_id === userId);
    return row ? { status: row.status, lastSeenAt: row.last_seen_at } : unknown;
  };
}

function applyChanges(
  rows: Presence[],
  changes: ReadonlyMap<number, PresenceStatus>,
  ids: number[],
): Presence[] {
  const changed = ids.map((user_id) => ({ user_id, ...createState(changes.get(user_id) ?? "offline") }));
  return [...rows.filter(({ user_id }) => !ids.includes(user_id)), ...changed];
}

/** Returns, without a request, the state that the server would return for a user who has just become `status`. */
export function createState(status: PresenceStatus) {
  return { status, last_seen_at: status === "offline" ? new Date().toISOString() : null };
}

/** Calls `onRefresh` when the changes are not known: after a reconnection, and when a friend hides their presence. */
export function usePresenceChanges(
  onChange: (changes: ReadonlyMap<number, PresenceStatus>) => void,
  onRefresh: () => void,
): { refreshWithin: (maxMs: number) => void } {
  const refreshWithin = useDeferredRefresh(onRefresh);
  useOwnChannel("presence:changed", (event) => {
    const changes = readChanges(event);
    if (changes.size === 0) refreshWithin(2000);
    else onChange(changes);
  });
  useAfterReconnection(onRefresh, 10_000);
  return { refreshWithin };
}

function readChanges(event: RealtimeEvents["presence:changed"]): Map<number, PresenceStatus> {
  const statuses = Object.entries(event) as [PresenceStatus, number[]][];
  return new Map(statuses.flatMap(([status, ids]) => ids.map((id) => [id, status] as const)));
}
