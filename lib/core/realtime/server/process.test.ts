import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { forkRealtimeServer } from "@/e2e/support/realtime-process";
import { createClient, newApp, next, publisher, subscribe } from "@/e2e/support/realtime-server";
import { enableReconnection } from "@/lib/core/realtime/reconnection";

test("a client receives events again after the server was killed and restarted", async () => {
  const app = newApp();
  const { child, port } = await forkRealtimeServer(app);
  const client = createClient({ app, port }, "1", { unavailableTimeout: 500 });
  onTestFinished(enableReconnection(client));
  client.signin();
  const room = await subscribe(client, "private-room");
  const lost = next(client.connection, "connecting");
  child.kill("SIGKILL");
  await Promise.all([lost, once(child, "exit")]);
  await expect(publisher({ app, port }).trigger("private-room", "news", 1)).rejects.toThrow();

  const back = next(room, "pusher:subscription_succeeded");
  await forkRealtimeServer(app, { port });
  await back;
  const received = next(room, "news");
  await publisher({ app, port }).trigger("private-room", "news", 2);
  expect(await received).toBe(2);
});

test("the server closes its connections on SIGTERM and on disconnect", async () => {
  for (const end of ["SIGTERM", "disconnect"] as const) {
    const app = newApp();
    const { child, port } = await forkRealtimeServer(app);
    const client = createClient({ app, port });
    await next(client.connection, "connected");
    const lost = next(client.connection, "connecting");
    if (end === "SIGTERM") child.kill(end);
    else child.disconnect();
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    await lost;
  }
});

test("reports a port that is in use", async () => {
  const app = newApp();
  const { port } = await forkRealtimeServer(app);
  await expect(forkRealtimeServer(app, { port })).rejects.toThrow(/cannot start: .*EADDRINUSE/);
});

test("reports missing and invalid variables, and treats empty ones as missing", async () => {
  const settings = { REALTIME_PEERS: "10.0.0.2", REALTIME_MAX_CONNECTIONS: "" };
  await expect(forkRealtimeServer({ ...newApp(), key: "" }, { settings })).rejects.toThrow(
    /^The realtime server cannot start: The environment is not right: REALTIME_PEERS must be origins [^;]*; PUSHER_KEY is missing\.$/,
  );
});
