import { expect, test } from "vitest";
import {
  bareSocket,
  browser,
  closing,
  next,
  openServer,
  publisher,
  subscribed,
} from "@/e2e/support/realtime-server";

test("a signed-in user receives their own events, a anonymous does not", async () => {
  const place = await openServer();
  const client = browser(place, "5");
  client.signin();
  await next(client, "pusher:signin_success");
  const application = publisher(place);
  const occupiedChannels = async () => (await application.get({ path: "/channels" })).json();
  await expect.poll(occupiedChannels).toEqual({ channels: { "#server-to-user-5": {} } });
  const own = next(client.user, "news");
  await publisher(place).sendToUser("5", "news", { for: "you" });
  expect(await own).toEqual({ for: "you" });

  const anonymous = await bareSocket(place);
  anonymous.socket.send(
    JSON.stringify({ event: "pusher:subscribe", data: { channel: "#server-to-user-5" } }),
  );
  expect(await anonymous.read()).toMatchObject({ event: "pusher:subscription_error" });
});

test("terminates all connections of a user and no others, for good", async () => {
  const place = await openServer();
  const suspended = [browser(place, "5"), browser(place, "5")];
  const other = browser(place, "6");
  for (const client of [...suspended, other]) {
    client.signin();
    await next(client, "pusher:signin_success");
  }
  const ended = suspended.map((client) => next(client.connection, "disconnected"));
  const codes = suspended.map((client) => next<{ data: { code: number } }>(client.connection, "error"));
  await publisher(place).terminateUserConnections("5");
  await Promise.all(ended);
  expect((await Promise.all(codes)).map(({ data }) => data.code)).toEqual([4009, 4009]);
  const received = next(await subscribed(other, "room"), "news");
  await publisher(place).trigger("room", "news", 1);
  await received;
});

test("terminates a connection by the private channels signed for its user", async () => {
  const place = await openServer();
  const { socket, read, id } = await bareSocket(place);
  const signed = publisher(place).authorizeChannel(id, "private-room", { user_id: "5" });
  socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "private-room", ...signed } }));
  expect(await read()).toMatchObject({ event: "pusher_internal:subscription_succeeded" });
  const closed = closing(socket);
  await publisher(place).terminateUserConnections("5");
  expect(await closed).toBe(4009);
});

test("an unused signature does not outlive the end of its user's connections", async () => {
  const place = await openServer();
  const application = publisher(place);
  for (const use of ["pusher:signin", "pusher:subscribe"] as const) {
    const unused = await bareSocket(place);
    unused.socket.send('{"event":"pusher:subscribe","data":{"channel":"test"}}');
    await unused.read();
    const signedIn = application.authenticateUser(unused.id, { id: "5" });
    const subscribed = application.authorizeChannel(unused.id, "private-room", { user_id: "5" });
    await application.terminateUserConnections("5");
    const data = use === "pusher:signin" ? signedIn : { channel: "private-room", ...subscribed };
    unused.socket.send(JSON.stringify({ event: use, data }));
    expect([use, await closing(unused.socket)]).toEqual([use, 4009]);
  }
  const client = browser(place, "5");
  client.signin();
  await next(client, "pusher:signin_success");
});

test("rejects a sign-in that the application did not sign", async () => {
  const place = await openServer();
  const { socket, id } = await bareSocket(place);
  const signed = publisher(place).authenticateUser(id, { id: "5" });
  const closed = closing(socket);
  socket.send(JSON.stringify({ event: "pusher:signin", data: { ...signed, user_data: '{"id":"6"}' } }));
  expect(await closed).toBe(4009);
});
