import { beforeAll, expect, test, vi } from "vitest";
import { setTestEnv } from "@/e2e/support/realtime-fixture";
import { forkRealtimeServer } from "@/e2e/support/realtime-process";
import { createClient, newApp, next, subscribe } from "@/e2e/support/realtime-server";
import { log } from "@/lib/core/log";
import { membersChannel } from "./channels";
import { embeddedAppId } from "./config";
import { disconnectUser } from "./disconnect";
import { publish } from "./publish";

beforeAll(() => {
  log.level = "silent";
});

test("a suspension succeeds while the realtime server is stopped, and events arrive when it continues", async () => {
  const app = { ...newApp(), id: embeddedAppId };
  const { child, port } = await forkRealtimeServer(app);
  setTestEnv(app.key, app.secret, port);
  const [suspended, other] = [createClient({ app, port }, "5"), createClient({ app, port }, "6")];
  for (const client of [suspended, other]) {
    client.signin();
    await next(client, "pusher:signin_success");
  }
  const received: number[] = [];
  const members = await subscribe(other, membersChannel);
  members.bind("post:created", ({ id }: { id: number }) => received.push(id));
  const warned = vi.spyOn(log, "warn");
  child.kill("SIGSTOP");
  publish(membersChannel, "post:created", { id: 1 });
  await disconnectUser(5);
  publish(membersChannel, "post:created", { id: 2 });
  expect(warned).toHaveBeenCalled();
  const ended = next(suspended.connection, "disconnected");
  child.kill("SIGCONT");
  await ended;
  await expect.poll(() => [...received].sort()).toEqual([1, 2]);
  expect(other.connection.state).toBe("connected");
});
