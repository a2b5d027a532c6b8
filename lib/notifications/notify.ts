import { SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { mutes } from "@/db/schema/blocks";
import { notificationEvents, notifications, postMutes } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { blockedFor } from "@/lib/blocks/policy";
import type { NotificationKind } from "./constants";

export type NotificationInput = {
  kind: NotificationKind;
  /** What groups unread notifications of a kind into one row, as `post:12`. */
  about: string;
  actorId?: number;
  /** `post` is the id of the post that it is about: it goes with the post, and not to those who muted it. */
  params?: Record<string, string | number | null>;
  /** What retracts it, as `comment:12`; by default the actor. An unread row counts a source once. */
  source?: string;
};

/** One statement, however many recipients; `to` may be a query of ids. */
export async function notify(
  to: number | readonly number[] | SQL,
  { kind, about, actorId, params = {}, source }: NotificationInput,
  tx: Database,
): Promise<void> {
  const actor = sql`${actorId ?? null}::int`;
  const postId = typeof params.post === "number" ? params.post : null;
  const values = sql`${JSON.stringify(params)}::text::jsonb`;
  await tx.execute(sql`
    with notified as (
      insert into ${notifications} (user_id, actor_id, post_id, kind, group_key, params, count)
      select ${users.id}, ${actor}, ${postId}::int, ${kind}, ${`${kind}:${about}`}, ${values}, 0
      from ${users} where ${recipientsAmong(to, actor, postId)} order by ${users.id}
      on conflict (user_id, group_key) where read_at is null do update
        set actor_id = excluded.actor_id, params = excluded.params, updated_at = now()
      returning id, user_id, xmax = 0 as is_new
    ), counted as (
      insert into ${notificationEvents} (notification_id, source, actor_id, params)
      select id, ${source ?? (actorId === undefined ? crypto.randomUUID() : `user:${actorId}`)}, ${actor}, ${values}
      from notified
      on conflict do nothing
    )
    -- Delivered to the worker on commit. A row that was unread is on the badge already.
    select pg_notify('notification', user_id::text) from notified where is_new`);
}

function recipientsAmong(to: number | readonly number[] | SQL, actor: SQL, postId: number | null): SQL {
  const isAmong = to instanceof SQL ? sql`in (${to})` : sql`= any(${sql.param([to].flat())}::int[])`;
  return sql`${users.id} ${isAmong}
    and ${users.id} not in (${blockedFor(actor)})
    and not exists (select from ${mutes} where ${mutes.userId} = ${users.id} and ${mutes.mutedId} = ${actor})
    and not exists (select from ${postMutes}
      where ${postMutes.userId} = ${users.id} and ${postMutes.postId} = ${postId}::int)`;
}

/** What a like or a comment notified of is taken back, and the row goes with its last event. */
export async function retractNotifications(tx: Database, postId: number, source: string): Promise<void> {
  await tx.execute(sql`delete from ${notificationEvents} using ${notifications}
    where ${notifications.id} = ${notificationEvents.notificationId} and ${notifications.postId} = ${postId}
      and ${notificationEvents.source} = ${source}`);
}
