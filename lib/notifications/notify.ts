import { type Placeholder, SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { compileOnce } from "@/db/compile-once";
import { notificationEvents, notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { enqueueEmail, type Recipient } from "@/lib/core/email/outbox";
import type { EmailKind } from "@/lib/core/email/templates";
import { type NotificationKind, notificationKinds } from "./constants";
import { type Recipients, selectRecipients } from "./recipients";

type Category = (typeof notificationKinds)[NotificationKind]["category"];

type NotificationInput = {
  kind: NotificationKind;
  /** The key by which unread notifications of a kind become one row, as `post:12`. */
  about: string;
  actorId?: number;
  /** `post` is the id of the post that it is about: it is deleted with the post, and not sent to users who muted it. */
  params?: Record<string, string | number | null>;
  /** An object of further params, which differ between `recipients`. For `to` that is a query. */
  ownParams?: SQL;
  /** The key by which an event is retracted, as `comment:12`; by default the actor. An unread row counts each key once. */
  source?: string;
};

/** Runs one statement, however many recipients there are; `to` may be a query of ids. An email is sent for a new row only. */
export async function notify(to: Recipients, input: NotificationInput, tx: Database): Promise<void> {
  const { kind, about, actorId, params = {}, ownParams } = input;
  const source = input.source ?? (actorId === undefined ? crypto.randomUUID() : `user:${actorId}`);
  const postId = typeof params.post === "number" ? params.post : null;
  const group = `${kind}:${about}`;
  const values = { kind, group, source, postId, actor: actorId ?? null, params: JSON.stringify(params) };
  const { category } = notificationKinds[kind];
  const statement =
    to instanceof SQL
      ? compileOnce(() => insertion(to, category, ownParams))(values)
      : insertionForIds({ ...values, ids: [to].flat() }, category);
  const rows = await tx.execute<Recipient & { by_email: boolean; actor: string | null }>(statement);
  const emailed = rows.filter((row) => row.by_email);
  if (emailed.length > 0) await sendEmails(tx, emailed, input, rows[0]?.actor);
}

const insertionForIds = compileOnce((category: Category) => insertion(sql.placeholder("ids"), category));

function insertion(to: SQL | Placeholder, category: Category, ownParams = sql`'{}'::jsonb`): SQL {
  const [kind, group, source] = ["kind", "group", "source"].map((name) => sql.placeholder(name));
  const actor = sql`${sql.placeholder("actor")}::int`;
  const postId = sql`${sql.placeholder("postId")}::int`;
  const values = sql`${sql.placeholder("params")}::text::jsonb`;
  const recipients = selectRecipients(to, { category, actor, postId });
  return sql`
    with recipients as materialized (${recipients}),
    notified as (
      insert into ${notifications} (user_id, actor_id, post_id, kind, group_key, params, count, in_app)
      select id, ${actor}, ${postId}, ${kind}, ${group}, ${values} || ${ownParams}, 0, app
      from recipients where app or by_email or digest order by id
      on conflict (user_id, group_key) where read_at is null do update
        set actor_id = excluded.actor_id, params = excluded.params, in_app = excluded.in_app, updated_at = now()
      returning id, user_id, params, in_app, xmax = 0 as is_new
    ), counted as (
      insert into ${notificationEvents} (notification_id, source, actor_id, params)
      select id, ${source}, ${actor}, params from notified
      on conflict do nothing
    )
    -- Delivered to the worker on commit. A row that was unread is on the badge already.
    select r.id, r.email, r.locale, r.by_email, (select name from ${users} where id = ${actor}) as actor,
      case when not n.in_app then null
        when defer_events(r.id) is null then pg_notify('notification', r.id::text)::text end
    from notified n join recipients r on r.id = n.user_id where n.is_new order by r.id`;
}

/** The emails leave out the written text, since they leave the school's systems. */
function sendEmails(
  tx: Database,
  to: Recipient[],
  { kind, params = {}, actorId }: NotificationInput,
  actor: string | null | undefined,
): Promise<void> {
  const { excerpt: _, ...rest } = params;
  const about = { ...rest, actor: actor ?? params.actor ?? null, actor_id: actorId ?? null };
  return enqueueEmail(to, { kind: kind as EmailKind, params: about }, tx);
}

/** Retracts the event of a like or a comment; the row is deleted with its last event. */
export async function retractNotifications(tx: Database, postId: number, source: string): Promise<void> {
  await tx.execute(sql`delete from ${notificationEvents} using ${notifications}
    where ${notifications.id} = ${notificationEvents.notificationId} and ${notifications.postId} = ${postId}
      and ${notificationEvents.source} = ${source}`);
}

/** Retracts an event of unread notifications that no longer requires an action; `to` is a query of ids. */
export async function retractUnreadNotifications(
  tx: Database,
  { kind, about, source }: Pick<NotificationInput, "kind" | "about"> & { source: string },
  to: SQL,
): Promise<void> {
  await tx.execute(sql`delete from ${notificationEvents} using ${notifications}
    where ${notifications.id} = ${notificationEvents.notificationId} and ${notifications.readAt} is null
      and ${notifications.groupKey} = ${`${kind}:${about}`} and ${notifications.userId} in (${to})
      and ${notificationEvents.source} = ${source}`);
}

/** Deletes unread notifications when what they say is no longer true; `to` may be a query of ids. */
export async function deleteUnreadNotifications(
  tx: Database,
  { kind, about }: Pick<NotificationInput, "kind" | "about">,
  to: Recipients,
): Promise<void> {
  const isAmong = to instanceof SQL ? sql`in (${to})` : sql`= any(${sql.param([to].flat())}::int[])`;
  await tx.execute(sql`delete from ${notifications}
    where read_at is null and group_key = ${`${kind}:${about}`} and user_id ${isAmong}`);
}
