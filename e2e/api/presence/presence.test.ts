import { expect, test, vi } from "vitest";
import { activeChannel, userChannel } from "@/lib/core/realtime/channels";
import {
  listPresence,
  listPresentFriends,
  getPresenceSettings as settings,
  updatePresenceSettings as updateSettings,
} from "@/lib/presence/contract";
import { type ApiClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { befriend, block } from "../../support/friends";
import { connect, subscribe } from "../../support/realtime-client";
import { student, suspend, type TestUser } from "../../support/users";

type User = { user: TestUser; program: ApiClient };

async function friends(count: number): Promise<User[]> {
  const users = await Promise.all(
    Array.from({ length: count }, async () => {
      const user = await student();
      return { user, program: await tokenClient(user) };
    }),
  );
  for (const { user } of users.slice(1)) await befriend(users[0]?.user as TestUser, user);
  return users;
}

/** Opens a tab, which is in use unless `isIdle`. */
async function openTab({ user, program }: User, { isIdle = false } = {}) {
  const client = await connect(program);
  // Subscribed first: between the two, a tab in use would be idle.
  if (!isIdle) await subscribe(client, activeChannel(user.id));
  const own = await subscribe(client, userChannel(user.id));
  return { client, own };
}

async function statusOf({ user }: User, viewer: User) {
  const { body } = await viewer.program.call(listPresence, { query: { user_ids: String(user.id) } });
  return body.data[0]?.status;
}

/** The longest delay of a change after a tab opens, idles or closes. */
const maxDelayMs = 15_000;
const waits = { timeout: maxDelayMs, interval: 200 };
const waitForStatus = (user: User, viewer: User, status: string | undefined) =>
  vi.waitUntil(async () => (await statusOf(user, viewer)) === status, waits);

test.concurrent("shows a friend online until the last tab is closed, and then when they were last seen", async () => {
  const [anna, ben] = (await friends(2)) as [User, User];
  const [one, other] = [await openTab(ben), await openTab(ben)];
  await waitForStatus(ben, anna, "online");
  one.client.disconnect();
  await vi.waitUntil(async () => (await lowerSince(ben)) === null, waits);
  expect(await statusOf(ben, anna)).toBe("online");
  const closedAt = Date.now();
  other.client.disconnect();
  await waitForStatus(ben, anna, "offline");
  const { body } = await anna.program.call(listPresence, { query: { user_ids: String(ben.user.id) } });
  expect(Math.abs(Date.parse(body.data[0]?.last_seen_at ?? "") - closedAt)).toBeLessThan(10_000);
}, 60_000);

async function lowerSince({ user }: User) {
  const [row] = await sql`select lower_since from presence where user_id = ${user.id}`;
  return row?.lower_since;
}

test.concurrent("shows a friend idle while all tabs are, and online as soon as one is used again", async () => {
  const [anna, ben] = (await friends(2)) as [User, User];
  const [idle, used] = [await openTab(ben, { isIdle: true }), await openTab(ben)];
  await waitForStatus(ben, anna, "online");
  used.client.unsubscribe(activeChannel(ben.user.id));
  await waitForStatus(ben, anna, "idle");
  await subscribe(idle.client, activeChannel(ben.user.id));
  await waitForStatus(ben, anna, "online");
}, 60_000);

test.concurrent("a tab that reconnects within seconds is never shown offline", async () => {
  const [anna, ben] = (await friends(2)) as [User, User];
  const { client } = await openTab(ben);
  await waitForStatus(ben, anna, "online");
  client.disconnect();
  await vi.waitUntil(async () => (await lowerSince(ben)) !== null, waits);
  client.connect();
  await vi.waitUntil(async () => {
    expect(await statusOf(ben, anna)).toBe("online");
    return (await lowerSince(ben)) === null;
  }, waits);
}, 60_000);

test.concurrent("announces changes only to friends who are connected", async () => {
  const [anna, ben, blocked, hidden] = (await friends(4)) as [User, User, User, User];
  await block(anna.user, blocked.user);
  await hidden.program.call(updateSettings, { body: { is_hidden: true } });
  const received: unknown[] = [];
  const listen = async (user: User) =>
    (await openTab(user)).own.bind("presence:changed", (event: object) =>
      received.push([user.user.id, event]),
    );
  const stranger = (await friends(1))[0] as User;
  for (const user of [ben, blocked, hidden, stranger]) await listen(user);
  await waitForStatus(ben, anna, "online");
  const readHiddenPresence = () =>
    sql`select from presence where user_id = ${hidden.user.id} and status = 'online'`;
  await vi.waitUntil(async () => (await readHiddenPresence()).length === 1, waits);
  await openTab(anna);
  await vi.waitUntil(() => received.length > 0, waits);
  await waitForStatus(anna, ben, "online");
  expect(received).toEqual([[ben.user.id, { online: [anna.user.id] }]]);
}, 60_000);

test.concurrent("a user who connects receives which friends already are, whose changes the page may have missed", async () => {
  const [anna, ben, idle, blocked] = (await friends(4)) as [User, User, User, User];
  await block(anna.user, blocked.user);
  await openTab(ben);
  await openTab(idle, { isIdle: true });
  await openTab(blocked);
  await waitForStatus(ben, anna, "online");
  await waitForStatus(idle, anna, "idle");
  const received: unknown[] = [];
  const { own } = await openTab(anna);
  own.bind("presence:changed", (event: object) => received.push(event));
  await vi.waitUntil(() => received.length > 0, waits);
  await waitForStatus(anna, ben, "online");
  expect(received).toEqual([{ online: [ben.user.id], idle: [idle.user.id] }]);
}, 60_000);

test.concurrent("strangers, blocked and suspended users see no presence and are not seen", async () => {
  const [anna, ben, blocked, suspended] = (await friends(4)) as [User, User, User, User];
  const stranger = (await friends(1))[0] as User;
  const others = [ben, blocked, suspended, stranger];
  await sql`insert into presence ${sql(
    [anna, ...others].map(({ user }) => ({ user_id: user.id, status: "offline", last_seen_at: new Date() })),
  )} on conflict do nothing`;
  const readPresence = async () => {
    const user_ids = others.map(({ user }) => user.id).join(",");
    const { body } = await anna.program.call(listPresence, { query: { user_ids } });
    return body.data.map(({ user_id }) => user_id);
  };
  const ids = (...users: User[]) => users.map(({ user }) => user.id).sort((a, b) => a - b);
  expect(await readPresence()).toEqual(ids(ben, blocked, suspended));
  await sql`insert into blocks (blocker_id, blocked_id) values (${blocked.user.id}, ${anna.user.id})`;
  await suspend(suspended.user);
  expect(await readPresence()).toEqual(ids(ben));
  for (const user of [blocked, stranger]) expect(await statusOf(anna, user)).toBeUndefined();
  expect(await statusOf(anna, ben)).toBe("offline");
}, 60_000);

test.concurrent("a suspended friend disappears from the open pages of the others", async () => {
  const [anna, ben] = (await friends(2)) as [User, User];
  const { own } = await openTab(anna);
  const { client } = await openTab(ben);
  await waitForStatus(ben, anna, "online");
  const refreshed = new Promise((resolve) =>
    own.bind("presence:changed", (event: object) => Object.keys(event).length === 0 && resolve(event)),
  );
  await suspend(ben.user);
  client.disconnect();
  await refreshed;
  const { body } = await anna.program.call(listPresentFriends, {});
  expect(body).toMatchObject({ connected: 0, data: [] });
}, 60_000);

test.concurrent("a user who hides their presence is not seen, and cannot see that of others", async () => {
  const [anna, ben] = (await friends(2)) as [User, User];
  const { own } = await openTab(anna);
  await openTab(ben);
  for (const [user, viewer] of [
    [ben, anna],
    [anna, ben],
  ] as const)
    await waitForStatus(user, viewer, "online");
  const refreshed = new Promise((resolve) =>
    own.bind("presence:changed", (event: object) => Object.keys(event).length === 0 && resolve(event)),
  );
  await ben.program.call(updateSettings, { body: { is_hidden: true } });
  expect((await ben.program.call(settings, {})).body.data).toEqual({ is_hidden: true });
  await refreshed;
  expect([await statusOf(ben, anna), await statusOf(anna, ben)]).toEqual([undefined, undefined]);
  const { body } = await anna.program.call(listPresentFriends, {});
  expect(body).toMatchObject({ connected: 0, data: [{ status: "offline", last_seen_at: null }] });
  await ben.program.call(updateSettings, { body: { is_hidden: false } });
  expect([await statusOf(ben, anna), await statusOf(anna, ben)]).toEqual(["online", "online"]);
}, 60_000);

test.concurrent("lists friends in pages: online, idle, then by when they were seen", async () => {
  const [anna, never, early, late, idle, online] = (await friends(6)) as [User, User, User, User, User, User];
  await openTab(idle, { isIdle: true });
  await openTab(online);
  await waitForStatus(idle, anna, "idle");
  await waitForStatus(online, anna, "online");
  await sql`insert into presence ${sql(
    [early, late].map(({ user }, index) => ({
      user_id: user.id,
      status: "offline",
      last_seen_at: new Date(Date.now() - (2 - index) * 60_000),
    })),
  )}`;
  const list = async (query: object) => (await anna.program.call(listPresentFriends, { query })).body;
  const first = await list({ per_page: 3 });
  expect(first).toMatchObject({ total: 5, connected: 2, last_page: 2 });
  const all = [...first.data, ...(await list({ per_page: 3, page: 2 })).data];
  expect(all.map(({ id }) => id)).toEqual([online, idle, late, early, never].map(({ user }) => user.id));
  expect(all.map(({ status, last_seen_at }) => [status, last_seen_at !== null])).toEqual([
    ["online", false],
    ["idle", false],
    ["offline", true],
    ["offline", true],
    ["offline", false],
  ]);
}, 60_000);

test("rejects a list of more than a hundred ids, and an empty one", async () => {
  const { program } = (await friends(1))[0] as User;
  const readStatuses = (user_ids: string) => program.call(listPresence, { query: { user_ids } });
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(",");
  expect([(await readStatuses(ids(100))).status, (await readStatuses(ids(101))).status]).toEqual([200, 422]);
  expect((await readStatuses("1,x")).status).toBe(422);
  expect((await readStatuses("")).body.data).toEqual([]);
});
