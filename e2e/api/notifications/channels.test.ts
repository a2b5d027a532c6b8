import { afterAll, expect, test } from "vitest";
import type { NotificationCategory } from "@/db/enums";
import type { NotificationKind } from "@/lib/notifications/constants";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { systemDb } = await import("@/db/client");
const { notify } = await import("@/lib/notifications/notify");
const { notificationKinds } = await import("@/lib/notifications/constants");
const { announceDeferredNotifications } = await import("@/lib/notifications/tasks");

const announced: number[] = [];
const { unlisten } = await sql.listen("notification", (id) => announced.push(Number(id)));
afterAll(unlisten);

const onOff = [true, false];
const relations = ["none", "suspended", "post muted", "person muted", "blocks", "blocked"] as const;
type Relation = (typeof relations)[number];
type Recipient = { app: boolean; email: boolean; digest: boolean; isQuiet: boolean; relation: Relation };

/** Every combination of settings, each for a separate recipient. */
const combinations: Recipient[] = onOff.flatMap((app) =>
  onOff.flatMap((email) =>
    onOff.flatMap((digest) =>
      onOff.flatMap((isQuiet) => relations.map((relation) => ({ app, email, digest, isQuiet, relation }))),
    ),
  ),
);

const rules: Record<NotificationCategory | "account", string> = {
  likes: "emailed",
  comments: "emailed",
  mentions: "emailed",
  friends: "emailed",
  groups: "emailed",
  group_posts: "emailed",
  events: "emailed",
  messages: "emailed",
  applications: "emailed elsewhere",
  jobs: "emailed elsewhere",
  announcements: "emailed elsewhere",
  account: "always in the application",
};
const kinds = (Object.keys(notificationKinds) as NotificationKind[]).map(
  (kind) => [kind, rules[notificationKinds[kind].category]] as const,
);

test.each(kinds)(
  "%s reaches permitted recipients by the channels that they chose (%s)",
  async (kind, rule) => {
    const [actor, { id: postId }] = [await student({ name: "Zoé Actrice" }), await insertPost()];
    const ids = await insertRecipients(kind, actor.id, postId);
    const input = {
      kind,
      about: `test:${postId}`,
      actorId: actor.id,
      params: { post: postId, excerpt: "Secret" },
    };
    await systemDb.transaction((tx) => notify(ids, input, tx));
    const expected = combinations.map(({ relation, isQuiet, ...chosen }) => {
      const always = { app: true, email: false, digest: false };
      const enabled = rule === "always in the application" ? always : chosen;
      const email = enabled.email && rule === "emailed" && relation !== "suspended";
      const isStored = ["none", "suspended"].includes(relation) && (enabled.app || email || enabled.digest);
      const isShown = isStored && enabled.app;
      const isEmailed = isStored && email;
      return {
        shown: isStored ? isShown : null,
        email: isEmailed ? (isQuiet ? "later" : "now") : null,
        deferred: isQuiet && (isShown || isEmailed),
        announced: isShown && !isQuiet,
      };
    });
    await expect.poll(() => outcomes(ids)).toEqual(expected);
    const [words] = await sql`select count(*)::int as secrets from emails
    where user_id = any(${ids}) and (params ? 'excerpt' or params::text like '%Secret%')`;
    expect(words?.secrets).toBe(0);
  },
);

test("announces deferred notifications once, at the end of quiet hours", async () => {
  const [actor, user] = [await student(), await student()];
  const input = { kind: "friend_request", about: "x", actorId: actor.id } as const;
  await setQuiet([user.id]);
  await systemDb.transaction((tx) => notify(user.id, input, tx));
  await announceDeferredNotifications();
  expect(announced).not.toContain(user.id);
  await sql`update notification_settings set deferred_until = now() where user_id = ${user.id}`;
  await Promise.all([announceDeferredNotifications(), announceDeferredNotifications()]);
  await sql.notify("notification", "0");
  await expect.poll(() => announced).toContain(0);
  expect(announced.filter((id) => id === user.id)).toHaveLength(1);
});

async function insertRecipients(kind: NotificationKind, actorId: number, postId: number): Promise<number[]> {
  const key = crypto.randomUUID();
  const people = combinations.map((_, index) => ({
    name: `R ${index}`,
    username: `${key.slice(0, 13)}-${index}`,
    email: `${key}-${index}@test.invalid`,
    role: "student",
    password_hash: "-",
    email_verified_at: new Date(),
  }));
  const rows = await sql`insert into users ${sql(people)} returning id`;
  const ids = rows.map(({ id }) => id as number);
  const idsWith = (relation: Relation) =>
    ids.filter((_, index) => combinations[index]?.relation === relation);
  const { category } = notificationKinds[kind];
  if (category !== "account")
    await sql`insert into notification_preferences ${sql(
      combinations.map(({ app, email, digest }, index) => ({
        user_id: ids[index] as number,
        category,
        app,
        email,
        digest,
      })),
    )}`;
  await setQuiet(ids.filter((_, index) => combinations[index]?.isQuiet));
  await sql`update users set status = 'suspended' where id = any(${idsWith("suspended")})`;
  await sql`insert into post_mutes (user_id, post_id) select unnest(${idsWith("post muted")}::int[]), ${postId}`;
  await sql`insert into mutes (user_id, muted_id) select unnest(${idsWith("person muted")}::int[]), ${actorId}`;
  await sql`insert into blocks (blocker_id, blocked_id) select unnest(${idsWith("blocks")}::int[]), ${actorId}`;
  await sql`insert into blocks (blocker_id, blocked_id) select ${actorId}, unnest(${idsWith("blocked")}::int[])`;
  return ids;
}

/** Sets quiet hours from an hour ago to an hour from now. */
async function setQuiet(ids: number[]): Promise<void> {
  await sql`insert into notification_settings (user_id, quiet_from, quiet_until)
    select unnest(${ids}::int[]), (now() at time zone 'Europe/Paris' - interval '1 hour')::time,
      (now() at time zone 'Europe/Paris' + interval '1 hour')::time`;
}

async function outcomes(ids: number[]) {
  const rows = await sql`
    select u.id, n.in_app as shown, s.deferred_until between now() and now() + interval '1 hour' as deferred,
      case when e.due_at > now() then 'later' when e.id is not null then 'now' end as email
    from unnest(${ids}::int[]) with ordinality u (id, place)
    left join notifications n on n.user_id = u.id
    left join notification_settings s on s.user_id = u.id
    left join emails e on e.user_id = u.id
    order by u.place`;
  return rows.map(({ id, shown, email, deferred }) => ({
    shown,
    email,
    deferred: deferred ?? false,
    announced: announced.includes(id),
  }));
}
