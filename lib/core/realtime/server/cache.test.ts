import { expect, test } from "vitest";
import {
  bareSocket,
  createClient,
  next,
  publisher,
  startTestServer,
  subscribe,
} from "@/e2e/support/realtime-server";

test("a cache channel sends its last event to a new subscriber, or reports that there is none", async () => {
  const server = await startTestServer();
  const first = createClient(server).subscribe("private-cache-room");
  await next(first, "pusher:cache_miss");
  const received = next(first, "news");
  await publisher(server).trigger("private-cache-room", "news", 1);
  await publisher(server).trigger("private-cache-room", "news", 2);
  await received;
  const later = next(createClient(server, "2").subscribe("private-cache-room"), "news");
  expect(await later).toBe(2);
});

test("returns the number of subscribers to the publisher", async () => {
  const server = await startTestServer();
  await subscribe(createClient(server), "room");
  await subscribe(createClient(server, "2"), "presence-room");
  const application = publisher(server);
  const info = "subscription_count,user_count";
  const one = await application.trigger(["room", "empty"], "news", 1, { info });
  expect(await one.json()).toEqual({
    channels: { room: { subscription_count: 1 }, empty: { subscription_count: 0 } },
  });
  const several = await application.triggerBatch([
    { channel: "presence-room", name: "news", data: 1, info },
    { channel: "room", name: "news", data: 1 },
  ]);
  expect(await several.json()).toEqual({ batch: [{ subscription_count: 1, user_count: 1 }, {}] });
});

test("accepts null where a client has neither signature nor data", async () => {
  const { read, send } = await bareSocket(await startTestServer());
  const data = { channel: "room", auth: null, channel_data: null };
  send("pusher:subscribe", data);
  expect((await read()).event).toBe("pusher_internal:subscription_succeeded");
});

test("refuses connections above the configured limit", async () => {
  const server = await startTestServer({ maxConnections: 1 });
  await bareSocket(server);
  const rejected = next<{ error: { data: { code: number } } }>(createClient(server).connection, "error");
  expect((await rejected).error.data.code).toBe(4100);
});
