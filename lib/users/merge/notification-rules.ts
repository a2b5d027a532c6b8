import { sql } from "drizzle-orm";
import {
  combineRules,
  deleteRule,
  type MergeRule,
  type MergeSql,
  moveRows,
  moveRule,
  moveUniqueRule,
  renameParams,
} from "./table-rules";

// No user is notified of their own actions.
const deleteOwnEvents: MergeSql = ({
  from,
  to,
}) => sql`delete from notification_events e using notifications n
  where n.id = e.notification_id and n.user_id in (${from.id}, ${to.id}) and e.actor_id in (${from.id}, ${to.id})`;

const deleteOwnNotifications: MergeSql = ({ from, to }) => sql`delete from notifications
  where user_id in (${from.id}, ${to.id}) and actor_id in (${from.id}, ${to.id})`;

const sourceOf: MergeSql = ({ from, to }) =>
  sql`regexp_replace(theirs.source, ${`^(like|user):${from.id}$`}, ${`\\1:${to.id}`})`;

const deleteSharedSources: MergeSql = (merge) => sql`delete from notification_events theirs
  where theirs.actor_id = ${merge.from.id} and exists (select from notification_events own
    where own.notification_id = theirs.notification_id and own.source = ${sourceOf(merge)} and own.actor_id = ${merge.to.id})`;

const moveEvents: MergeSql = (merge) => sql`update notification_events theirs
  set actor_id = ${merge.to.id}, source = ${sourceOf(merge)} where theirs.actor_id = ${merge.from.id}`;

const deleteSharedUnread: MergeSql = ({ from, to }) => sql`delete from notifications theirs
  where theirs.user_id = ${from.id} and theirs.read_at is null and exists (select from notifications own
    where own.user_id = ${to.id} and own.read_at is null and own.group_key = theirs.group_key)`;

const isActor: MergeSql = ({ from }) => sql`t.actor_id = ${from.id}`;

const keyOf: MergeSql = ({ from, to }) =>
  sql`regexp_replace(theirs.group_key, ${`:(user|profile):${from.id}$`}, ${`:\\1:${to.id}`})`;

// Two requests of the same person become one.
const deleteSharedKeys: MergeSql = (merge) => sql`delete from notifications theirs
  where theirs.actor_id = ${merge.from.id} and theirs.read_at is null and theirs.group_key <> ${keyOf(merge)}
    and exists (select from notifications own
      where own.user_id = theirs.user_id and own.read_at is null and own.group_key = ${keyOf(merge)})`;

const moveActors: MergeSql = (merge) => sql`update notifications theirs
  set actor_id = ${merge.to.id}, group_key = ${keyOf(merge)} where theirs.actor_id = ${merge.from.id}`;

const joinRecipients: MergeSql = ({ from, to }) => sql`update announcement_recipients own
  set read_at = coalesce(own.read_at, theirs.read_at), by_app = own.by_app or theirs.by_app,
    by_email = own.by_email or theirs.by_email
  from announcement_recipients theirs where own.user_id = ${to.id} and theirs.user_id = ${from.id}
    and own.announcement_id = theirs.announcement_id`;

const hasName: MergeSql = ({ from }) => sql`strpos(t.params::text, to_jsonb(${from.name}::text)::text) > 0`;

const moveEmailActors: MergeSql = (merge) => sql`update emails t
  set params = t.params || jsonb_build_object('actor_id', ${merge.to.id}::int)
  where ${hasName(merge)} and t.params ->> 'actor_id' = ${merge.from.id}::text`;

export const notificationRules: readonly MergeRule[] = [
  {
    table: "notification_events",
    columns: ["actor_id"],
    steps: [deleteOwnEvents, deleteSharedSources, renameParams("notification_events", isActor), moveEvents],
  },
  {
    table: "notifications",
    columns: ["user_id", "actor_id"],
    steps: [
      deleteOwnNotifications,
      deleteSharedUnread,
      moveRows("notifications", "user_id"),
      renameParams("notifications", isActor),
      deleteSharedKeys,
      moveActors,
    ],
  },
  moveUniqueRule("post_mutes", "user_id", "post_id"),
  moveUniqueRule("notification_preferences", "user_id", "category"),
  moveUniqueRule("notification_settings", "user_id"),
  combineRules("emails", moveEmailActors, renameParams("emails", hasName), moveRule("emails", "user_id")),
  combineRules(
    "announcement_recipients",
    joinRecipients,
    moveUniqueRule("announcement_recipients", "user_id", "announcement_id"),
  ),
  moveRule("announcements", "created_by"),
  deleteRule("event_subscriptions"),
];
