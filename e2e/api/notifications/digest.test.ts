import { expect, test } from "vitest";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { emailsTo } from "../../support/outbox";
import { student, suspend, type TestUser } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { sendDigests } = await import("@/lib/notifications/digest");
const { deleteHiddenNotifications } = await import("@/lib/notifications/tasks");
const { unsubscribe } = await import("@/lib/email/mutations");
const { unsubscribeToken } = await import("@/lib/core/email/unsubscribe-token");
const { renderEmail } = await import("@/lib/core/email/render");
const { anonymousViewer } = await import("@/lib/core/auth/find-viewer");

// Each test has separate weeks, far from the dates of other tests: a digest covers one week.
let weeks = 0;
const nextMonday = () => new Date(Date.UTC(2031, 0, 6 + 14 * weeks++, 7, 10));
const addHours = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000);

test("sends a weekly digest of unread notifications once, in the user's language, on Mondays", async () => {
  const monday = nextMonday();
  const [ines, marc] = [await student({ locale: "fr" }), await student({ locale: "en" })];
  for (const user of [ines, marc]) {
    await insertNotification(user, "post_liked", addHours(monday, -30), 3);
    await insertNotification(user, "friend_request", addHours(monday, -40));
    await insertNotification(user, "job_alert", addHours(monday, -30));
  }
  await sendDigests(addHours(monday, -1));
  await sendDigests(addHours(monday, 5));
  await sendDigests(addHours(monday, -24));
  expect(await digestsOf(ines), "only between eight and noon on Mondays").toEqual([]);
  await sendDigests(monday);
  await sendDigests(addHours(monday, 0.1));
  const counts = { likes: 3, friends: 1, jobs: 0, total: 4 };
  expect(await digestsOf(ines)).toMatchObject([counts]);
  const [params = {}] = await digestsOf(marc);
  const { subject, paragraphs } = renderEmail({ kind: "digest", params }, "en");
  expect([subject, ...paragraphs.slice(1)]).toEqual([
    "4 notifications on Préau",
    "3 likes",
    "One friend request or acceptance",
  ]);
  await sendDigests(addHours(monday, 7 * 24));
  expect(await digestsOf(ines), "nothing new since").toHaveLength(1);
});

test("sends a digest after more users without a notification than are read at a time", async () => {
  const monday = nextMonday();
  const name = `quiet${Date.now()}`;
  await sql`insert into users (name, username, email, password_hash, role, email_verified_at)
    select 'Élève', ${name} || n, ${name} || n || '@test.invalid', '', 'student', now() from generate_series(1, 600) n`;
  const last = await student();
  await insertNotification(last, "post_liked", addHours(monday, -30));
  await sendDigests(monday);
  expect(await digestsOf(last)).toMatchObject([{ total: 1 }]);
  await sql`delete from users where username like ${`${name}%`}`;
});

test("sends a daily digest of the last day to users who chose it", async () => {
  const monday = nextMonday();
  const [daily, weekly] = [await student(), await student()];
  await choose(daily, "daily");
  const tuesday = addHours(monday, 24);
  for (const user of [daily, weekly]) await insertNotification(user, "post_liked", addHours(tuesday, -5));
  await insertNotification(daily, "friend_request", addHours(tuesday, -30));
  await sendDigests(tuesday);
  expect(await digestsOf(daily)).toMatchObject([{ total: 1 }]);
  expect(await digestsOf(weekly)).toEqual([]);
});

test("a digest starts at eight, where the last one ended, although the clocks went back meanwhile", async () => {
  const [daily, weekly] = [await student(), await student()];
  await choose(daily, "daily");
  await insertNotification(daily, "post_liked", new Date("2031-10-25T06:30:00Z"));
  await insertNotification(weekly, "post_liked", new Date("2031-10-20T06:30:00Z"));
  await sendDigests(new Date("2031-10-26T07:10:00Z"));
  await sendDigests(new Date("2031-10-27T07:10:00Z"));
  for (const user of [daily, weekly]) expect(await digestsOf(user)).toMatchObject([{ total: 1 }]);
});

test("a digest is never empty, and not sent to users who opted out or cannot sign in", async () => {
  const monday = nextMonday();
  const people = {
    viewer: await student(),
    never: await student(),
    without: await student(),
    unverified: await student({ isUnverified: true }),
    suspended: await student(),
    recipient: await student(),
  };
  for (const user of Object.values(people))
    await insertNotification(user, "post_liked", addHours(monday, -30));
  await sql`update notifications set read_at = now() where user_id = ${people.viewer.id}`;
  await choose(people.never, "never");
  await sql`insert into notification_preferences (user_id, category, app, email, digest)
    values (${people.without.id}, 'likes', true, false, false)`;
  await suspend(people.suspended);
  await sendDigests(monday);
  const sent = await Promise.all(Object.values(people).map(async (user) => (await digestsOf(user)).length));
  expect(sent).toEqual([0, 0, 0, 0, 0, 1]);
});

test("five simultaneous workers send each of fifty digests once", async () => {
  const monday = nextMonday();
  const people = await Promise.all(Array.from({ length: 50 }, () => student()));
  for (const user of people) await insertNotification(user, "post_liked", addHours(monday, -30));
  await Promise.all(Array.from({ length: 5 }, () => sendDigests(monday)));
  for (const user of people) expect(await digestsOf(user)).toHaveLength(1);
});

test("a digest contains only notifications stored for it", async () => {
  const monday = nextMonday();
  const user = await student();
  await insertNotification(user, "post_liked", addHours(monday, -30));
  await insertNotification(user, "friend_request", addHours(monday, -30));
  // Created after eight o'clock, so it belongs to the next digest.
  await insertNotification(user, "post_commented", addHours(monday, -0.1));
  await sql`update notifications set in_app = false where user_id = ${user.id} and kind = 'post_liked'`;
  await sendDigests(monday);
  expect(await digestsOf(user)).toMatchObject([{ total: 2 }]);
  const remaining = await sql`select kind from notifications where user_id = ${user.id} order by id`;
  expect(remaining.map(({ kind }) => kind)).toEqual(["friend_request", "post_commented"]);
});

test("deletes notifications stored only for the digest eight days after their last change", async () => {
  const user = await student();
  const at = new Date(Date.now() - 9 * 86_400_000);
  for (const kind of ["post_liked", "post_commented"]) await insertNotification(user, kind, at);
  await sql`update notifications set in_app = false where user_id = ${user.id}`;
  await sql`update notifications set updated_at = now() where user_id = ${user.id} and kind = 'post_liked'`;
  await deleteHiddenNotifications();
  const remaining = await sql`select kind from notifications where user_id = ${user.id}`;
  expect(remaining).toEqual([{ kind: "post_liked" }]);
});

test("unsubscribes from the digest with one click, without a session", async () => {
  const monday = nextMonday();
  const [user, other] = [await student(), await student()];
  for (const recipient of [user, other])
    await insertNotification(recipient, "post_liked", addHours(monday, -30));
  const token = unsubscribeToken({ userId: user.id, category: "digest" });
  expect(await unsubscribe(anonymousViewer("fr"), token)).toEqual({ category: "digest" });
  await sendDigests(monday);
  expect(await digestsOf(user)).toEqual([]);
  expect(await digestsOf(other)).toHaveLength(1);
});

async function digestsOf({ email }: TestUser) {
  return (await emailsTo(email, "digest")).map(({ params }) => params);
}

async function choose({ id }: TestUser, digest: "daily" | "never"): Promise<void> {
  await sql`insert into notification_settings (user_id, digest) values (${id}, ${digest})`;
}

async function insertNotification({ id }: TestUser, kind: string, at: Date, count = 1): Promise<void> {
  await sql`insert into notifications (user_id, kind, group_key, params, count, created_at, updated_at)
    values (${id}, ${kind}, ${kind}, '{}', ${count}, ${at}, ${at})`;
}
