import { expect, test } from "vitest";
import {
  bareSocket,
  closing,
  createClient,
  next,
  publisher,
  startTestServer,
  subscribe,
} from "@/e2e/support/realtime-server";

const quick = { activitySeconds: 0.1, pongSeconds: 0.2 };

test("pings an idle client, and closes one that does not respond", async () => {
  const server = await startTestServer({ heartbeat: quick });
  const client = createClient(server);
  const room = await subscribe(client, "room");
  const silent = await bareSocket(server);
  expect((await silent.read()).event).toBe("pusher:ping");
  expect(await closing(silent.socket)).toBe(4201);
  const received = next(room, "news");
  await publisher(server).trigger("room", "news", 1);
  expect(await received).toBe(1);
  expect(client.connection.state).toBe("connected");
});

test("responds to a ping", async () => {
  const server = await startTestServer();
  const client = createClient(server, "1", { activityTimeout: 50, pongTimeout: 1000 });
  const pong = new Promise((resolve) =>
    client.connection.bind(
      "message",
      ({ event }: { event: string }) => event === "pusher:pong" && resolve(event),
    ),
  );
  expect(await pong).toBe("pusher:pong");
});

test("terminates a client that does not read, without losing events of others", async () => {
  const server = await startTestServer();
  const slow = await bareSocket(server);
  slow.send("pusher:subscribe", { channel: "room" });
  await slow.read();
  slow.socket.pause();
  const room = await subscribe(createClient(server), "room");
  let received = 0;
  room.bind("news", () => {
    received += 1;
  });
  const application = publisher(server);
  const count = async () =>
    (await (
      await application.get({ path: "/channels/room", params: { info: "subscription_count" } })
    ).json()) as { subscription_count: number };
  let sent = 0;
  while ((await count()).subscription_count === 2 && sent < 2000) {
    await application.trigger("room", "news", "x".repeat(10_000));
    sent += 1;
  }
  expect((await count()).subscription_count).toBe(1);
  await expect.poll(() => received).toBe(sent);
});
