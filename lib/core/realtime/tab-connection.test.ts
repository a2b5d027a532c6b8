import Client from "pusher-js";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type RealtimeFixture, startFixture } from "@/e2e/support/realtime-fixture";
import { createClient, next, publisher } from "@/e2e/support/realtime-server";
import { type ChannelName, membersChannel, testChannel, userChannel } from "./channels";
import { disconnectUser } from "./disconnect";
import { publish } from "./publish";
import { pusherOptions } from "./pusher-options";
import { enableReconnection } from "./reconnection";
import { type ConnectionState, TabConnection } from "./tab-connection";

let fixture: RealtimeFixture;
beforeAll(async () => {
  fixture = await startFixture();
});

function openTab({ signsIn = false } = {}) {
  fixture.requests = [];
  fixture.remainingErrors = 0;
  fixture.user = { id: 1, name: "Anna" };
  let client: Client | undefined;
  const tab = new TabConnection(async (onSessionOver) => {
    const location = { hostname: "127.0.0.1", port: String(fixture.port), protocol: "http:" };
    const socketId = () => client?.connection.socket_id;
    client = new Client(fixture.app.key, pusherOptions({}, location, { socketId, onSessionOver }));
    return { pusher: client, signsIn };
  });
  onTestFinished(() => {
    client?.connection.unbind();
    client?.disconnect();
  });
  return { tab, client: () => client as Client };
}

/** Publishes until it is received: the subscription may still be pending. */
async function listenUntilReceived(
  listen: (handler: (payload: unknown) => void) => () => void,
  channel: ChannelName = membersChannel,
): Promise<() => void> {
  const received: unknown[] = [];
  const leave = listen((payload) => received.push(payload));
  const repeat = async () => {
    if (channel === membersChannel) publish(channel, "post:created", { id: 7 });
    else publish(channel, "session:ended", {});
    return received.length;
  };
  await expect.poll(repeat, { timeout: 10_000 }).toBeGreaterThan(0);
  return leave;
}

function waitForState(tab: TabConnection, expected: ConnectionState): Promise<void> {
  return new Promise((resolve) => {
    const check = () => tab.state() === expected && resolve();
    onTestFinished(tab.watch(check));
    check();
  });
}

async function subscriptions(name: string): Promise<number> {
  const params = { info: "subscription_count" };
  const response = await publisher(fixture).get({ path: `/channels/${name}`, params });
  return ((await response.json()) as { subscription_count: number }).subscription_count;
}

test("connects when the first listener is added", async () => {
  const { tab, client } = openTab();
  expect([tab.state(), client()]).toEqual(["connecting", undefined]);
  await listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler));
  expect(tab.state()).toBe("connected");
});

test("subscribes to a channel once, until the last listener leaves", async () => {
  const { tab, client } = openTab();
  const early = tab.listen(membersChannel, "post:created", () => {});
  early();
  const [one, two] = await Promise.all([
    listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler)),
    listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler)),
  ]);
  expect(fixture.requests).toEqual([`/broadcasting/auth ${membersChannel}`]);
  expect(await subscriptions(membersChannel)).toBe(1);
  one();
  two();
  expect(await subscriptions(membersChannel)).toBe(1);
  // The next page of the same tab takes the channel over without asking again.
  const three = await listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler));
  expect(fixture.requests).toHaveLength(1);
  three();
  // Without listeners, the connection is closed until there is one again.
  await expect.poll(() => client().connection.state, { timeout: 5000 }).toBe("disconnected");
  await expect.poll(() => subscriptions(membersChannel)).toBe(0);
  expect(tab.state()).toBe("connecting");
  await listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler));
});

test("a listener receives only its own event", async () => {
  const { tab } = openTab();
  const other: unknown[] = [];
  tab.listen(membersChannel, "session:ended", (payload) => other.push(payload));
  await listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler));
  expect(other).toEqual([]);
});

test("retries authorization while the application returns errors", async () => {
  const { tab } = openTab();
  fixture.remainingErrors = 3;
  await listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler));
  expect(fixture.requests.length).toBeGreaterThan(2);
});

test("does not resubscribe to a channel that was left before it was signed", async () => {
  const { tab, client } = openTab();
  fixture.remainingErrors = 1000;
  tab.listen(testChannel, "TestEvent", () => {});
  tab.listen(membersChannel, "post:created", () => {})();
  const isCancelled = () => client()?.channel(membersChannel)?.subscriptionCancelled;
  await expect.poll(isCancelled, { timeout: 5000 }).toBe(true);
  const back = next(client().connection, "connected");
  client().disconnect();
  await back;
  expect(
    client()
      .allChannels()
      .map(({ name }) => name),
  ).toEqual([testChannel]);
});

test("reconnects after a disconnect while the session lasts", async () => {
  const { tab } = openTab();
  await listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler));
  const down = waitForState(tab, "down");
  await disconnectUser(1);
  await down;
  await waitForState(tab, "connected");
});

test("closes the connection when the session has ended", async () => {
  const { tab, client } = openTab();
  await listenUntilReceived(
    (handler) => tab.listen(userChannel(1), "session:ended", handler),
    userChannel(1),
  );
  expect(client().connection.state).toBe("disconnected");
  await waitForState(tab, "connected");
  await expect.poll(() => subscriptions(userChannel(1))).toBe(1);
});

test("one request signs all channels, and the sign-in that other servers require", async () => {
  const { tab } = openTab({ signsIn: true });
  tab.listen(userChannel(1), "notification:created", () => {});
  await listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler));
  expect(fixture.requests.sort()).toEqual([
    `/broadcasting/auth ${userChannel(1)},${membersChannel}`,
    "/broadcasting/user-auth",
  ]);
});

test.each([{ signsIn: false }, { signsIn: true }])(
  "does not reconnect once the session is over ($signsIn)",
  async ({ signsIn }) => {
    const { tab, client } = openTab({ signsIn });
    await listenUntilReceived((handler) => tab.listen(membersChannel, "post:created", handler));
    const other = createClient(fixture, "9");
    onTestFinished(enableReconnection(other));
    other.signin();
    await next(other, "pusher:signin_success");
    fixture.user = null;
    const over = signsIn
      ? next(client().user, "pusher:signin_error")
      : next(client().channel(membersChannel), "pusher:subscription_error");
    await disconnectUser(1);
    await over;
    await waitForState(tab, "down");
    await expect.poll(() => client().connection.state).toBe("disconnected");
    // A request that was pending when the session ended still arrives, so the count begins a round later.
    let requests = 0;
    for (const round of [1, 2, 3]) {
      const back = next(other, "pusher:signin_success");
      await disconnectUser(9);
      await back;
      if (round === 1) requests = fixture.requests.length;
    }
    expect([tab.state(), client().connection.state]).toEqual(["down", "disconnected"]);
    expect(fixture.requests).toHaveLength(requests);
  },
);
