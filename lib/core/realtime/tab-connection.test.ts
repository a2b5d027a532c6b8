import Client from "pusher-js";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { membersChannel, testChannel } from "./channels";
import { keepConnected } from "./keep-connected";
import { disconnectUser, publish } from "./publish";
import { pusherOptions } from "./pusher-options";
import { browser, next, publisher } from "./server/test-support";
import { type ConnectionState, TabConnection } from "./tab-connection";
import { type RealtimeFixture, startFixture } from "./test-server";

let fixture: RealtimeFixture;
beforeAll(async () => {
  fixture = await startFixture();
});

function openTab() {
  fixture.asked = [];
  fixture.failing = 0;
  fixture.person = { id: 1, name: "Anna" };
  let client: Client | undefined;
  const tab = new TabConnection(async (onSessionOver) => {
    const place = { hostname: "127.0.0.1", port: String(fixture.port), protocol: "http:" };
    const socketId = () => client?.connection.socket_id;
    client = new Client(
      fixture.app.key,
      pusherOptions({ key: fixture.app.key }, place, { socketId, onSessionOver }),
    );
    return client;
  });
  onTestFinished(() => {
    client?.connection.unbind();
    client?.disconnect();
  });
  return { tab, client: () => client as Client };
}

/** Publishes until it is heard: nobody hears before the subscription is through. */
async function untilHeard(listen: (hear: (payload: unknown) => void) => () => void): Promise<() => void> {
  const heard: unknown[] = [];
  const leave = listen((payload) => heard.push(payload));
  const repeat = async () => {
    publish(membersChannel, "post:created", { id: 7 });
    return heard[0];
  };
  await expect.poll(repeat, { timeout: 10_000 }).toEqual({ id: 7 });
  return leave;
}

function untilState(tab: TabConnection, wanted: ConnectionState): Promise<void> {
  return new Promise((resolve) => {
    const check = () => tab.state() === wanted && resolve();
    onTestFinished(tab.watch(check));
    check();
  });
}

async function subscriptions(name: string): Promise<number> {
  const params = { info: "subscription_count" };
  const answer = await publisher(fixture).get({ path: `/channels/${name}`, params });
  return ((await answer.json()) as { subscription_count: number }).subscription_count;
}

test("connects when someone first listens", async () => {
  const { tab, client } = openTab();
  expect([tab.state(), client()]).toEqual(["connecting", undefined]);
  await untilHeard((hear) => tab.listen(membersChannel, "post:created", hear));
  expect(tab.state()).toBe("connected");
});

test("subscribes to a channel once, until the last listener leaves", async () => {
  const { tab, client } = openTab();
  const early = tab.listen(membersChannel, "post:created", () => {});
  early();
  const [one, two] = await Promise.all([
    untilHeard((hear) => tab.listen(membersChannel, "post:created", hear)),
    untilHeard((hear) => tab.listen(membersChannel, "post:created", hear)),
  ]);
  expect(fixture.asked.sort()).toEqual([`/broadcasting/auth ${membersChannel}`, "/broadcasting/user-auth"]);
  expect(await subscriptions(membersChannel)).toBe(1);
  one();
  two();
  expect(await subscriptions(membersChannel)).toBe(1);
  // The next page of the same tab takes the channel over without asking again.
  const three = await untilHeard((hear) => tab.listen(membersChannel, "post:created", hear));
  expect(fixture.asked).toHaveLength(2);
  three();
  // Nobody listens any more, so the connection ends until somebody does.
  await expect.poll(() => client().connection.state, { timeout: 5000 }).toBe("disconnected");
  await expect.poll(() => subscriptions(membersChannel)).toBe(0);
  expect(tab.state()).toBe("connecting");
  await untilHeard((hear) => tab.listen(membersChannel, "post:created", hear));
});

test("a listener receives its own event only", async () => {
  const { tab } = openTab();
  const other: unknown[] = [];
  tab.listen(membersChannel, "session:ended", (payload) => other.push(payload));
  await untilHeard((hear) => tab.listen(membersChannel, "post:created", hear));
  expect(other).toEqual([]);
});

test("retries authorization while the application fails", async () => {
  const { tab } = openTab();
  fixture.failing = 3;
  await untilHeard((hear) => tab.listen(membersChannel, "post:created", hear));
  expect(fixture.asked.length).toBeGreaterThan(2);
});

test("a channel left before the application could sign is not taken up when the tab reconnects", async () => {
  const { tab, client } = openTab();
  fixture.failing = 1000;
  tab.listen(testChannel, "TestEvent", () => {});
  tab.listen(membersChannel, "post:created", () => {})();
  const left = () => client()?.channel(membersChannel)?.subscriptionCancelled;
  await expect.poll(left, { timeout: 5000 }).toBe(true);
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
  await untilHeard((hear) => tab.listen(membersChannel, "post:created", hear));
  const down = untilState(tab, "down");
  await disconnectUser(1);
  await down;
  await untilState(tab, "connected");
});

test("does not reconnect once the session is over", async () => {
  const { tab, client } = openTab();
  await untilHeard((hear) => tab.listen(membersChannel, "post:created", hear));
  const other = browser(fixture, "9");
  onTestFinished(keepConnected(other));
  other.signin();
  await next(other, "pusher:signin_success");
  fixture.person = null;
  const over = next(client().user, "pusher:signin_error");
  await disconnectUser(1);
  await over;
  await untilState(tab, "down");
  await expect.poll(() => client().connection.state).toBe("disconnected");
  // A request that was on its way when the session ended still arrives, so the count begins a round later.
  let asked = 0;
  for (const round of [1, 2, 3]) {
    const back = next(other, "pusher:signin_success");
    await disconnectUser(9);
    await back;
    if (round === 1) asked = fixture.asked.length;
  }
  expect([tab.state(), client().connection.state]).toEqual(["down", "disconnected"]);
  expect(fixture.asked).toHaveLength(asked);
});
