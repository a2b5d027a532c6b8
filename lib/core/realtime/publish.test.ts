import { beforeAll, expect, test } from "vitest";
import { type RealtimeFixture, startFixture } from "@/e2e/support/realtime-fixture";
import { createClient, next, subscribe } from "@/e2e/support/realtime-server";
import { type ChannelName, membersChannel, userChannel } from "./channels";
import { disconnectUser } from "./disconnect";
import { publish } from "./publish";
import { isRealtimeReachable } from "./pusher";

let fixture: RealtimeFixture;
beforeAll(async () => {
  fixture = await startFixture();
});

test("publishes a new post's id", async () => {
  const received = next(await subscribe(createClient(fixture), membersChannel), "post:created");
  publish(membersChannel, "post:created", { id: 7 });
  expect(await received).toEqual({ id: 7 });
});

test("publishes to three hundred channels, once each", async () => {
  const everyone: ChannelName[] = Array.from({ length: 300 }, (_, i) => userChannel(i + 1));
  const client = createClient(fixture);
  const received: string[] = [];
  for (const name of [userChannel(1), userChannel(150), userChannel(300)]) {
    (await subscribe(client, name)).bind("post:created", () => received.push(name));
  }
  publish([...everyone, ...everyone], "post:created", { id: 8 });
  await expect.poll(() => [...received].sort()).toEqual([1, 150, 300].map(userChannel).sort());
  const last = next(client.channel(userChannel(1)), "session:ended");
  publish(userChannel(1), "session:ended", {});
  await last;
  expect(received).toHaveLength(3);
});

test("a suspended user receives session:ended and nothing more", async () => {
  const client = createClient(fixture, "5");
  const received = next(await subscribe(client, userChannel(5)), "session:ended");
  client.signin();
  await next(client, "pusher:signin_success");
  const ended = next(client.connection, "disconnected");
  await disconnectUser(5);
  expect(await received).toEqual({});
  await ended;
});

test("the health check shows that the realtime server responds", async () => {
  expect(await isRealtimeReachable()).toBe(true);
});
