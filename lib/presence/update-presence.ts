import { sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import type { PresenceStatus } from "@/db/enums";
import { presence } from "@/db/schema/presence";
import { scheduledTasks } from "@/db/schema/scheduled-tasks";
import { users } from "@/db/schema/users";
import { activeChannel, userChannel, userChannelPrefix } from "@/lib/core/realtime/channels";
import { listChannels } from "@/lib/core/realtime/list-channels";
import { announceChanges, type PresenceChange } from "./announce";
import { rankOf } from "./rank";

/** The time for which a lower status must be reported before it holds: a tab that loads a page or reconnects is not gone. */
const graceSeconds = 6;

/** Makes one call to the realtime server and one query, and announces what has changed. */
export async function updatePresence(): Promise<void> {
  const channels = await listChannels(userChannelPrefix);
  if (!channels) return restartGrace();
  const changed = await storeDifferences(reportedUsers(channels));
  await announceChanges(changed);
}

/** Users with an open tab; those without one in use are idle. */
function reportedUsers(channels: readonly string[]): Map<number, PresenceStatus> {
  const occupied = new Set(channels);
  const reported = new Map<number, PresenceStatus>();
  for (const name of occupied) {
    const id = Number(name.slice(userChannelPrefix.length));
    if (!Number.isInteger(id) || name !== userChannel(id)) continue;
    reported.set(id, occupied.has(activeChannel(id)) ? "online" : "idle");
  }
  return reported;
}

/** Gives all tabs the whole grace period to reconnect after an outage of the realtime server. */
async function restartGrace(): Promise<void> {
  await systemDb.execute(
    sql`update ${presence} set lower_since = now() where status <> 'offline' and lower_since is not null`,
  );
}

/** A higher status holds at once, a lower one after `graceSeconds`. Returns the users whose visible status changed. */
async function storeDifferences(reported: ReadonlyMap<number, PresenceStatus>): Promise<PresenceChange[]> {
  const ids = JSON.stringify([...reported.keys()]);
  const statuses = JSON.stringify([...reported.values()]);
  return systemDb.execute<PresenceChange>(sql`
    with reported (id, status) as materialized (
      select id::int, status from rows from (
        json_array_elements_text(${ids}::json), json_array_elements_text(${statuses}::json)) as users (id, status)),
    stored as materialized (select user_id, status, lower_since from ${presence} where status <> 'offline'),
    differing as materialized (
      select coalesce(r.id, s.user_id) as user_id, s.status as old, s.lower_since,
        coalesce(r.status, 'offline') as reported,
        coalesce(${rankOf(sql`r.status`)}, 1) < coalesce(${rankOf(sql`s.status`)}, 1) as is_lower
      from reported r full join stored s on s.user_id = r.id
      where r.status is distinct from s.status or s.lower_since is not null),
    due as (
      select user_id, old, is_lower and lower_since is null as begins,
        case when is_lower and lower_since is null then old else reported end as status
      from differing
      where not is_lower or lower_since is null or lower_since <= now() - make_interval(secs => ${graceSeconds})),
    written as (
      insert into ${presence} (user_id, status, lower_since, last_seen_at)
      select due.user_id, due.status, case when begins then now() end, case when begins then ${lastCheck} end
      from due join ${users} u on u.id = due.user_id
      order by due.user_id
      on conflict (user_id) do update set status = excluded.status, lower_since = excluded.lower_since,
        last_seen_at = coalesce(excluded.last_seen_at, ${presence.lastSeenAt})
      returning user_id, status, is_hidden)
    select written.user_id as id, due.old is null as "hasConnected" from written join due using (user_id)
    where written.status is distinct from due.old and not written.is_hidden`);
}

/** The time of the last check. Users were not seen later than that, however long the worker was stopped. */
const lastCheck = sql`coalesce((select ${scheduledTasks.finishedAt} from ${scheduledTasks}
  where ${scheduledTasks.name} = 'update-presence'), now())`;
