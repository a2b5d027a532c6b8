import { expect, test } from "vitest";
import { categoriesOfRole, defaultChannels } from "@/lib/notifications/categories";
import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from "@/lib/notifications/preferences-contract";
import { likePost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { admin, company, student } from "../../support/users";

function minutesFromNow(minutes: number): string {
  const time = new Date(Date.now() + minutes * 60_000);
  return time.toLocaleTimeString("fr", { timeStyle: "short", timeZone: "Europe/Paris" });
}

test("stores the preferences of every role, each change separately", async () => {
  for (const make of [student, company, admin]) {
    const user = await make();
    const here = await browserClient(user);
    const change = async (body: object) =>
      (await here.call(updateNotificationPreferences, { body })).body.data;
    const defaults = Object.fromEntries(
      categoriesOfRole[user.role].map((category) => [category, defaultChannels[category]]),
    );
    const { data } = (await here.call(getNotificationPreferences, {})).body;
    expect(data).toEqual({ categories: defaults, digest: "weekly", quiet_hours: null });
    const comments = { app: false, email: true, digest: true };
    await change({ categories: { comments: { email: true } } });
    await change({ categories: { comments: {} } });
    const quiet_hours = { from: "22:30", until: "06:45" };
    await change({ quiet_hours });
    await change({ categories: { comments: { app: false } }, digest: "daily" });
    const changed = { categories: { ...defaults, comments }, digest: "daily", quiet_hours };
    expect((await here.call(getNotificationPreferences, {})).body.data).toEqual(changed);
    expect(await change({ quiet_hours: null })).toEqual({ ...changed, quiet_hours: null });
  }
});

test("emails wait for the end of the current quiet hours, and are sent when these are switched off", async () => {
  const { id, by } = await insertPost();
  const [author, fan] = [await browserClient(by), await browserClient(await student())];
  const setQuiet = (until: number | null) => {
    const quiet_hours = until === null ? null : { from: minutesFromNow(-60), until: minutesFromNow(until) };
    const categories = { likes: { email: true } };
    return author.call(updateNotificationPreferences, { body: { quiet_hours, categories } });
  };
  const readDelay = async () => {
    const [email] = await sql`select extract(epoch from due_at - now())::int / 60 as minutes from emails
      where user_id = ${by.id} and kind = 'post_liked'`;
    return email?.minutes;
  };
  expect((await setQuiet(180)).status).toBe(200);
  expect((await fan.call(likePost, { params: { id } })).status).toBe(200);
  expect(await readDelay()).toBeGreaterThan(120);
  expect((await setQuiet(60)).status).toBe(200);
  expect(await readDelay()).toSatisfy((minutes: number) => minutes > 0 && minutes <= 60);
  await sql`update emails set attempts = 1 where user_id = ${by.id}`;
  await setQuiet(180);
  expect(await readDelay(), "of one that waits for a mail server").toBeLessThanOrEqual(60);
  await sql`update emails set attempts = 0 where user_id = ${by.id}`;
  expect((await setQuiet(null)).status).toBe(200);
  expect(await readDelay()).toBeLessThanOrEqual(0);
});

test("deferred events arrive at the end of the current quiet hours", async () => {
  const viewer = await student();
  const client = await browserClient(viewer);
  const change = (body: object) => client.call(updateNotificationPreferences, { body });
  const readDelay = async () => {
    const [settings] = await sql`select extract(epoch from deferred_until - now())::int / 60 as minutes
      from notification_settings where user_id = ${viewer.id}`;
    return settings?.minutes;
  };
  await change({ quiet_hours: { from: minutesFromNow(-60), until: minutesFromNow(180) } });
  expect(await readDelay()).toBeNull();
  await sql`update notification_settings set deferred_until = quiet_until(user_id) where user_id = ${viewer.id}`;
  await change({ digest: "daily" });
  expect(await readDelay()).toBeGreaterThan(120);
  await change({ quiet_hours: { from: minutesFromNow(-60), until: minutesFromNow(240) } });
  expect(await readDelay()).toBeGreaterThan(180);
  await change({ quiet_hours: null });
  // The delay is null once the worker has announced the notifications.
  expect(await readDelay()).toSatisfy((minutes: number | null) => minutes === null || minutes <= 0);
});

test("ignores a category of another role, and rejects an invalid preference", async () => {
  const here = await browserClient(await company());
  const body = { categories: { likes: { app: false } } };
  const { status, body: response } = await here.call(updateNotificationPreferences, { body });
  expect([status, response.data.categories.likes]).toEqual([200, undefined]);
  for (const rejected of [
    { categories: { jobs: { app: "no" } } },
    { digest: "hourly" },
    { quiet_hours: { from: "25:00", until: "07:00" } },
    { quiet_hours: { from: "07:00", until: "07:00" } },
    { quiet_hours: { from: "07:00" } },
  ]) {
    const path = "/api/notification-preferences";
    expect((await here.json(path, { method: "PUT", body: rejected })).status).toBe(422);
  }
});
