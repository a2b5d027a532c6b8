import { expect, test } from "vitest";
import {
  bareSocket,
  createClient,
  next,
  publisher,
  startTestServer,
  subscribe,
  type TestServer,
} from "@/e2e/support/realtime-server";

const name = "private-room";

async function remove(server: TestServer, userId: string): Promise<number> {
  const body = { user_ids: [userId], before: Date.now() } as unknown as string;
  const response = await publisher(server).post({ path: `/channels/${name}/unsubscribe_users`, body });
  return response.status;
}

/** A socket of a user, and what it subscribes with. */
async function member(server: TestServer, user_id: string) {
  const { read, id, send } = await bareSocket(server);
  const sign = (issued_at: number) =>
    publisher(server).authorizeChannel(id, name, { user_id, issued_at } as { user_id: string });
  const subscribe = async (signed: object) => {
    send("pusher:subscribe", { channel: name, ...signed });
    return (await read()).event;
  };
  return { read, sign, subscribe };
}

test("a removed user receives nothing more on the channel, but the others do", async () => {
  const server = await startTestServer();
  const [removed, staying] = [await member(server, "1"), await member(server, "2")];
  for (const user of [removed, staying])
    expect(await user.subscribe(user.sign(Date.now()))).toBe("pusher_internal:subscription_succeeded");
  expect(await remove(server, "1")).toBe(200);
  expect(await removed.read()).toMatchObject({ event: "pusher:subscription_error", channel: name });
  await publisher(server).trigger(name, "news", 1);
  expect((await staying.read()).event).toBe("news");
  // The connection stays, and its other channels with it.
  expect(await removed.subscribe({ channel: "test" })).toBe("pusher_internal:subscription_succeeded");
});

test("a signature from before the removal is rejected, a later one is accepted", async () => {
  const server = await startTestServer();
  const one = await member(server, "1");
  const early = one.sign(Date.now());
  await remove(server, "1");
  expect(await one.subscribe(early)).toBe("pusher:subscription_error");
  expect(await one.subscribe(one.sign(Date.now() + 1))).toBe("pusher_internal:subscription_succeeded");
  const other = await member(server, "2");
  expect(await other.subscribe(other.sign(Date.now()))).toBe("pusher_internal:subscription_succeeded");
});

test("a signature without a time is rejected after a removal", async () => {
  const server = await startTestServer();
  const client = createClient(server, "1");
  const room = await subscribe(client, "presence-room");
  const path = "/channels/presence-room/unsubscribe_users";
  const error = next<{ status: number }>(room, "pusher:subscription_error");
  const body = { user_ids: ["1"], before: Date.now() } as unknown as string;
  await publisher(server).post({ path, body });
  expect((await error).status).toBe(403);
  client.unsubscribe("presence-room");
  const again = next<{ status: number }>(client.subscribe("presence-room"), "pusher:subscription_error");
  expect((await again).status).toBe(403);
});

test("a signature is valid for ten minutes", async () => {
  const server = await startTestServer();
  const one = await member(server, "1");
  expect(await one.subscribe(one.sign(Date.now() - 601_000))).toBe("pusher:subscription_error");
  expect(await one.subscribe(one.sign(Date.now() - 590_000))).toBe("pusher_internal:subscription_succeeded");
});

test("rejects a removal without users or a time", async () => {
  const server = await startTestServer();
  for (const body of [{}, { user_ids: ["1"] }, { user_ids: "1", before: 1 }]) {
    const call = publisher(server).post({
      path: `/channels/${name}/unsubscribe_users`,
      body: body as unknown as string,
    });
    await expect(call).rejects.toMatchObject({ status: 400 });
  }
});
