import { expect, test } from "vitest";
import {
  bareSocket,
  browser,
  next,
  openServer,
  publisher,
  subscribed,
  type TestServer,
} from "@/e2e/support/realtime-server";

const name = "private-room";

async function remove(place: TestServer, userId: string, before = Date.now()): Promise<number> {
  const body = { user_ids: [userId], before } as unknown as string;
  const response = await publisher(place).post({ path: `/channels/${name}/unsubscribe_users`, body });
  return response.status;
}

/** A socket of a user, and what it subscribes with. */
async function member(place: TestServer, user_id: string) {
  const { socket, read, id } = await bareSocket(place);
  const sign = (issued_at: number) =>
    publisher(place).authorizeChannel(id, name, { user_id, issued_at } as { user_id: string });
  const subscribe = async (signed: object) => {
    socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: name, ...signed } }));
    return (await read()).event;
  };
  return { read, sign, subscribe };
}

test("a removed user receives nothing more on the channel, the others do", async () => {
  const place = await openServer();
  const [removed, staying] = [await member(place, "1"), await member(place, "2")];
  for (const one of [removed, staying])
    expect(await one.subscribe(one.sign(Date.now()))).toBe("pusher_internal:subscription_succeeded");
  expect(await remove(place, "1")).toBe(200);
  expect(await removed.read()).toMatchObject({ event: "pusher:subscription_error", channel: name });
  await publisher(place).trigger(name, "news", 1);
  expect((await staying.read()).event).toBe("news");
  // The connection stays, and its other channels with it.
  expect(await removed.subscribe({ channel: "test" })).toBe("pusher_internal:subscription_succeeded");
});

test("a signature from before the removal is worth nothing, a later one is", async () => {
  const place = await openServer();
  const one = await member(place, "1");
  const early = one.sign(Date.now());
  await remove(place, "1");
  expect(await one.subscribe(early)).toBe("pusher:subscription_error");
  expect(await one.subscribe(one.sign(Date.now() + 1))).toBe("pusher_internal:subscription_succeeded");
  const other = await member(place, "2");
  expect(await other.subscribe(other.sign(Date.now()))).toBe("pusher_internal:subscription_succeeded");
});

test("a signature without a time is refused after a removal", async () => {
  const place = await openServer();
  const client = browser(place, "1");
  const room = await subscribed(client, "presence-room");
  const path = "/channels/presence-room/unsubscribe_users";
  const error = next<{ status: number }>(room, "pusher:subscription_error");
  const body = { user_ids: ["1"], before: Date.now() } as unknown as string;
  await publisher(place).post({ path, body });
  expect((await error).status).toBe(403);
  client.unsubscribe("presence-room");
  const again = next<{ status: number }>(client.subscribe("presence-room"), "pusher:subscription_error");
  expect((await again).status).toBe(403);
});

test("a signature lasts ten minutes", async () => {
  const place = await openServer();
  const one = await member(place, "1");
  expect(await one.subscribe(one.sign(Date.now() - 601_000))).toBe("pusher:subscription_error");
  expect(await one.subscribe(one.sign(Date.now() - 590_000))).toBe("pusher_internal:subscription_succeeded");
});

test("rejects a removal without users or a time", async () => {
  const place = await openServer();
  for (const body of [{}, { user_ids: ["1"] }, { user_ids: "1", before: 1 }]) {
    const call = publisher(place).post({
      path: `/channels/${name}/unsubscribe_users`,
      body: body as unknown as string,
    });
    await expect(call).rejects.toMatchObject({ status: 400 });
  }
});
