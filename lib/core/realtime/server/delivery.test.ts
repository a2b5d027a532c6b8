import { expect, test } from "vitest";
import { createClient, next, publisher, startTestServer, subscribe } from "@/e2e/support/realtime-server";

test("a subscriber receives events until it unsubscribes", async () => {
  const server = await startTestServer();
  const client = createClient(server);
  const left = await subscribe(client, "left");
  const joined = await subscribe(client, "kept");
  const first = next(left, "news");
  await publisher(server).trigger("left", "news", { id: 7, text: "é œ 🎓" });
  expect(await first).toEqual({ id: 7, text: "é œ 🎓" });

  const received: unknown[] = [];
  left.bind("news", (data: unknown) => received.push(data));
  client.unsubscribe("left");
  const later = next(joined, "news");
  await publisher(server).trigger(["left", "kept"], "news", { id: 8 });
  expect(await later).toEqual({ id: 8 });
  expect(received).toEqual([]);
});

test("one call reaches several channels, and a batch contains several events", async () => {
  const server = await startTestServer();
  const channels = await Promise.all(["a", "b"].map((name) => subscribe(createClient(server), name)));
  const both = channels.map((channel) => next(channel, "news"));
  await publisher(server).trigger(["a", "b"], "news", { to: "both" });
  expect(await Promise.all(both)).toEqual([{ to: "both" }, { to: "both" }]);
  const received = channels.map((channel) => next(channel, "news"));
  const batch = ["a", "b"].map((channel) => ({ channel, name: "news", data: { to: channel } }));
  await publisher(server).triggerBatch(batch);
  expect(await Promise.all(received)).toEqual([{ to: "a" }, { to: "b" }]);
});

test("the sender's socket does not receive its own event", async () => {
  const server = await startTestServer();
  const [sender, other] = [createClient(server), createClient(server)];
  const receivedBySender: unknown[] = [];
  (await subscribe(sender, "room")).bind("news", (data: unknown) => receivedBySender.push(data));
  const room = await subscribe(other, "room");
  const toOther = next(room, "news");
  await publisher(server).trigger("room", "news", 1, { socket_id: sender.connection.socket_id });
  expect(await toOther).toBe(1);
  const toAll = next(sender.channel("room"), "news");
  await publisher(server).trigger("room", "news", 2);
  await toAll;
  expect(receivedBySender).toEqual([2]);
});

test("a private channel requires the application's signature", async () => {
  const server = await startTestServer();
  await subscribe(createClient(server), "private-room");
  const forged = createClient(server, "1", {
    channelAuthorization: {
      customHandler: (_, callback) => callback(null, { auth: `${server.app.key}:${"0".repeat(64)}` }),
    },
  });
  const rejection = await next<{ status: number }>(
    forged.subscribe("private-room"),
    "pusher:subscription_error",
  );
  expect(rejection.status).toBe(401);
});

test("rejects a signature for another socket, channel or user", async () => {
  const server = await startTestServer();
  const application = publisher(server);
  const member = { user_id: "1" };
  const borrowed = [
    (_: string, name: string) => application.authorizeChannel("1.1", name),
    (socketId: string) => application.authorizeChannel(socketId, "private-other"),
    (socketId: string, name: string) => ({
      ...application.authorizeChannel(socketId, name, member),
      channel_data: '{"user_id":"2"}',
    }),
  ];
  for (const sign of borrowed) {
    const client = createClient(server, "1", {
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, callback) => callback(null, sign(socketId, channelName)),
      },
    });
    const error = await next<{ status: number }>(
      client.subscribe("private-room"),
      "pusher:subscription_error",
    );
    expect(error.status).toBe(401);
  }
});
