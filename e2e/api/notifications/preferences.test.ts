import { expect, test } from "vitest";
import { categoriesOfRole, defaultChannels } from "@/lib/notifications/categories";
import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from "@/lib/notifications/preferences-contract";
import { browserClient } from "../../support/api";
import { admin, company, student } from "../../support/users";

test("stores the preferences of every role, each change alone", async () => {
  for (const make of [student, company, admin]) {
    const someone = await make();
    const here = await browserClient(someone);
    const change = async (body: object) =>
      (await here.call(updateNotificationPreferences, { body })).body.data;
    const defaults = Object.fromEntries(
      categoriesOfRole[someone.role].map((category) => [category, defaultChannels[category]]),
    );
    const { data } = (await here.call(getNotificationPreferences, {})).body;
    expect(data).toEqual({ categories: defaults, digest: "weekly", quiet_hours: null });
    const comments = { app: false, email: true, digest: true };
    await change({ categories: { comments: { email: true } } });
    const quiet_hours = { from: "22:30", until: "06:45" };
    await change({ quiet_hours });
    await change({ categories: { comments: { app: false } }, digest: "daily" });
    const changed = { categories: { ...defaults, comments }, digest: "daily", quiet_hours };
    expect((await here.call(getNotificationPreferences, {})).body.data).toEqual(changed);
    expect(await change({ quiet_hours: null })).toEqual({ ...changed, quiet_hours: null });
  }
});

test("ignores a category of another role, and rejects what is no preference", async () => {
  const here = await browserClient(await company());
  const body = { categories: { likes: { app: false } } };
  const { status, body: response } = await here.call(updateNotificationPreferences, { body });
  expect([status, response.data.categories.likes]).toEqual([200, undefined]);
  for (const refused of [
    { categories: { jobs: { app: "no" } } },
    { digest: "hourly" },
    { quiet_hours: { from: "25:00", until: "07:00" } },
    { quiet_hours: { from: "07:00", until: "07:00" } },
    { quiet_hours: { from: "07:00" } },
  ]) {
    const path = "/api/notification-preferences";
    expect((await here.json(path, { method: "PUT", body: refused })).status).toBe(422);
  }
});
