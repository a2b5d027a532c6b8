import { expect, onTestFinished, test } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { membersChannel, userChannel } from "@/lib/core/realtime/channels";
import { newIpAddress, tokenClient } from "../../support/api";
import { origin } from "../../support/environment";
import { connect, realtimeKey, subscribe } from "../../support/realtime-client";
import { student } from "../../support/users";

type SocketError = { data: { code: number } };

test("relays no client events of students", async () => {
  const [anna, ben] = [await tokenClient(await student()), await tokenClient(await student())];
  const [sender, listener] = [await connect(anna), await connect(ben)];
  const received: unknown[] = [];
  (await subscribe(listener, membersChannel)).bind("client-typing", (data: unknown) => received.push(data));
  const channel = await subscribe(sender, membersChannel);
  const error = new Promise<SocketError>((resolve) => sender.connection.bind("error", resolve));
  channel.trigger("client-typing", { text: "x".repeat(9000) });
  expect((await error).data.code).toBe(4300);
  await subscribe(listener, "test");
  expect(received).toEqual([]);
});

test("limits a student to twenty connections from any IP addresses", async () => {
  const anna = await student();
  const client = await tokenClient(anna);
  for (let i = 0; i < 20; i++) await subscribe(await connect(client), userChannel(anna.id));
  const one = await connect(client);
  const error = new Promise<SocketError>((resolve) => one.connection.bind("error", resolve));
  one.subscribe(userChannel(anna.id));
  expect((await error).data.code).toBe(4100);
  const ben = await student();
  await subscribe(await connect(await tokenClient(ben)), userChannel(ben.id));
});

test("rejects a connection from another site's page, but not from the application's own", async () => {
  expect((await open({ origin: "https://evil.example" })).status).toBe(403);
  expect((await open({ origin })).status).toBe(101);
  expect((await open()).status).toBe(101);
});

test("closes the oldest of more than two hundred connections from one IP address", async () => {
  const other = await open({ headers: { "x-forwarded-for": newIpAddress() } });
  const headers = { "x-forwarded-for": newIpAddress() };
  const visitors = await Promise.all(Array.from({ length: 210 }, () => open({ headers })));
  const isOpen = ({ socket }: { socket: WebSocket }) => socket.readyState === socket.OPEN;
  await expect.poll(() => visitors.filter(isOpen).length).toBe(200);
  expect(isOpen(other)).toBe(true);
});

const { host } = new URL(origin);

/** Opens a socket; resolves to it and the status of its handshake. */
async function open(options: ClientOptions = {}) {
  const socket = new WebSocket(`ws://${host}/app/${await realtimeKey}?protocol=7`, options);
  onTestFinished(() => socket.terminate());
  socket.on("error", () => {});
  const status = await new Promise<number>((resolve) => {
    socket.on("unexpected-response", (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on("message", () => resolve(101));
  });
  return { socket, status };
}
