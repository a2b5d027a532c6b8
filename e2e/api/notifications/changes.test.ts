import { expect, test } from "vitest";
import { userChannel } from "@/lib/core/realtime/channels";
import { listNotifications, markNotificationsRead } from "@/lib/notifications/contract";
import { likePost } from "@/lib/posts/contract";
import { type ApiClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { connect, subscribe } from "../../support/realtime-client";
import { student } from "../../support/users";

const listAfter = async (client: ApiClient, after: number) =>
  (await client.call(listNotifications, { query: { after } })).body;

async function like(id: number): Promise<void> {
  await (await tokenClient(await student())).call(likePost, { params: { id } });
}

test("lists only the notifications that changed after a revision number, with the total of all", async () => {
  const { id, by } = await insertPost();
  const viewer = await tokenClient(by);
  await sql`insert into notifications (user_id, kind, group_key, params, changed_xid)
    values (${by.id}, 'welcome', 'welcome:1', '{}', 1)`;
  await like(id);
  const { data, latest } = (await viewer.call(listNotifications, {})).body;
  expect(data.data).toHaveLength(2);
  await like(id);
  const changed = await listAfter(viewer, latest);
  expect(changed.data.data).toMatchObject([{ post_id: id, count: 2 }]);
  expect(changed.data.total).toBe(2);
  expect(changed.latest).toBeGreaterThanOrEqual(latest);
});

test("lists notifications that were marked as read elsewhere", async () => {
  const { id, by } = await insertPost();
  await like(id);
  const viewer = await tokenClient(by);
  const { latest } = (await viewer.call(listNotifications, {})).body;
  await viewer.call(markNotificationsRead, { body: {} });
  expect((await listAfter(viewer, latest)).data.data).toMatchObject([{ post_id: id, is_read: true }]);
});

test("misses no change of a transaction that was still running", async () => {
  const { id, by } = await insertPost();
  await like(id);
  const viewer = await tokenClient(by);
  const latest = await sql.begin(async (tx) => {
    await tx`update notifications set count = 7 where user_id = ${by.id}`;
    // A later transaction commits first.
    await sql`update users set name = name where id = ${by.id}`;
    return (await viewer.call(listNotifications, {})).body.latest;
  });
  expect((await listAfter(viewer, latest)).data.data).toMatchObject([{ count: 7 }]);
});

test("rejects a parameter that is not a number", async () => {
  const { by } = await insertPost();
  const viewer = await tokenClient(by);
  for (const after of ["x", "-1", "1.5", "1".repeat(20)])
    expect((await viewer.fetch(`/api/notifications?after=${after}`)).status).toBe(422);
  expect((await viewer.fetch("/api/notifications?after=0")).status).toBe(200);
});

test("notifies only the user's other pages that notifications were read, once", async () => {
  const { id, by } = await insertPost();
  const viewer = await tokenClient(by);
  const stranger = await student();
  await like(id);
  const events = await Promise.all(
    [by, stranger].map(async (user) => {
      const channel = await subscribe(await connect(await tokenClient(user)), userChannel(user.id));
      const names: string[] = [];
      channel.bind_global((name: string) => names.push(name));
      return names;
    }),
  );
  for (const body of [{}, {}]) await viewer.call(markNotificationsRead, { body });
  await like(id);
  await expect.poll(() => events[0]).toEqual(["notification:read", "notification:created"]);
  expect(events[1]).toEqual([]);
});
