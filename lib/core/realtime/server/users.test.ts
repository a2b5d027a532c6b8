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

test("a signed-in user receives their own events, an anonymous client does not", async () => {
  const server = await startTestServer();
  const client = createClient(server, "5");
  client.signin();
  await next(client, "pusher:signin_success");
  const application = publisher(server);
  const occupiedChannels = async () => (await application.get({ path: "/channels" })).json();
  await expect.poll(occupiedChannels).toEqual({ channels: { "#server-to-user-5": {} } });
  const own = next(client.user, "news");
  await publisher(server).sendToUser("5", "news", { for: "you" });
  expect(await own).toEqual({ for: "you" });

  const anonymous = await bareSocket(server);
  anonymous.send("pusher:subscribe", { channel: "#server-to-user-5" });
  expect(await anonymous.read()).toMatchObject({ event: "pusher:subscription_error" });
});

test("terminates all connections of a user, and no others, permanently", async () => {
  const server = await startTestServer();
  const suspended = [createClient(server, "5"), createClient(server, "5")];
  const other = createClient(server, "6");
  for (const client of [...suspended, other]) {
    client.signin();
    await next(client, "pusher:signin_success");
  }
  const ended = suspended.map((client) => next(client.connection, "disconnected"));
  const codes = suspended.map((client) => next<{ data: { code: number } }>(client.connection, "error"));
  await publisher(server).terminateUserConnections("5");
  await Promise.all(ended);
  expect((await Promise.all(codes)).map(({ data }) => data.code)).toEqual([4009, 4009]);
  const received = next(await subscribe(other, "room"), "news");
  await publisher(server).trigger("room", "news", 1);
  await received;
});

test("terminates a connection by the private channels signed for its user", async () => {
  const server = await startTestServer();
  const { socket, read, id, send } = await bareSocket(server);
  const signed = publisher(server).authorizeChannel(id, "private-room", { user_id: "5" });
  send("pusher:subscribe", { channel: "private-room", ...signed });
  expect(await read()).toMatchObject({ event: "pusher_internal:subscription_succeeded" });
  const closed = closing(socket);
  await publisher(server).terminateUserConnections("5");
  expect(await closed).toBe(4009);
});

test("terminating a user's connections invalidates unused signatures", async () => {
  const server = await startTestServer();
  const application = publisher(server);
  for (const use of ["pusher:signin", "pusher:subscribe"] as const) {
    const unused = await bareSocket(server);
    unused.socket.send('{"event":"pusher:subscribe","data":{"channel":"test"}}');
    await unused.read();
    const signedIn = application.authenticateUser(unused.id, { id: "5" });
    const subscription = application.authorizeChannel(unused.id, "private-room", { user_id: "5" });
    await application.terminateUserConnections("5");
    const data = use === "pusher:signin" ? signedIn : { channel: "private-room", ...subscription };
    unused.send(use, data);
    expect([use, await closing(unused.socket)]).toEqual([use, 4009]);
  }
  const client = createClient(server, "5");
  client.signin();
  await next(client, "pusher:signin_success");
});

test("rejects a sign-in that the application did not sign", async () => {
  const server = await startTestServer();
  const { socket, id, send } = await bareSocket(server);
  const signed = publisher(server).authenticateUser(id, { id: "5" });
  const closed = closing(socket);
  send("pusher:signin", { ...signed, user_data: '{"id":"6"}' });
  expect(await closed).toBe(4009);
});
