import { useEndpoint } from "@/components/ui/use-endpoint";
import { type PresenceStatus, presenceStatuses } from "@/db/enums";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { listPresentFriends } from "@/lib/presence/contract";
import type { PresentFriend } from "@/lib/presence/schemas";
import { createState, usePresenceChanges } from "./use-presence";

type Team = ResponseOf<typeof listPresentFriends>;
type Changes = ReadonlyMap<number, PresenceStatus>;

/** The first page is this large because most students have fewer friends: changes of their presence then need no request. */
const query = { per_page: 100 };

/** The first friends of the list, kept up to date; nothing is fetched while it is not shown. */
export function useTeam(isShown: boolean) {
  const { data, error, mutate, change } = useEndpoint(listPresentFriends, isShown ? { query } : null, {
    keepPreviousData: true,
  });
  const { refreshWithin } = usePresenceChanges(
    (changes) => {
      if (!isShown) return;
      // A change during the first load makes it load again.
      if (!data || isWithin(data, changes)) change((team) => applyChanges(team, changes));
      else refreshWithin(30_000);
    },
    () => void mutate(),
  );
  return { team: data, error, retry: () => void mutate() };
}

/** Whether the changes can be applied without a request: the list is complete and has all users who changed. */
function isWithin({ data, total }: Team, changes: Changes): boolean {
  const ids = new Set(data.map(({ id }) => id));
  return data.length === total && [...changes.keys()].every((id) => ids.has(id));
}

function applyChanges(team: Team, changes: Changes): Team {
  const data = team.data.map((friend) => {
    const status = changes.get(friend.id);
    return status && status !== friend.status ? { ...friend, ...createState(status) } : friend;
  });
  const connected = data.filter(({ status }) => status !== "offline").length;
  return { ...team, data: data.sort(compare), connected };
}

function compare(a: PresentFriend, b: PresentFriend): number {
  const rank = ({ status }: PresentFriend) => presenceStatuses.indexOf(status);
  const lastSeenAt = ({ last_seen_at }: PresentFriend) => last_seen_at ?? "";
  return rank(b) - rank(a) || lastSeenAt(b).localeCompare(lastSeenAt(a)) || a.name.localeCompare(b.name);
}
