import { expect, test } from "vitest";
import { browser, hearing, next, openServer, publisher } from "./for-tests";

type Refusal = { data: { code: number } };

test("a person typing is seen by the others of a private channel, not by themself", async () => {
  const place = await openServer();
  const [anna, bruno] = [browser(place, "1"), browser(place, "2")];
  const room = await hearing(anna, "private-room");
  const heardByAnna: unknown[] = [];
  room.bind("client-typing", (data: unknown) => heardByAnna.push(data));
  const typing = next(await hearing(bruno, "private-room"), "client-typing");
  room.trigger("client-typing", { by: 1 });
  expect(await typing).toEqual({ by: 1 });
  const reply = next(room, "client-typing");
  bruno.channel("private-room").trigger("client-typing", { by: 2 });
  await reply;
  expect(heardByAnna).toEqual([{ by: 2 }]);
});

test("on a presence channel the others are told who it was", async () => {
  const place = await openServer();
  const room = await hearing(browser(place, "1"), "presence-room");
  const who = new Promise((resolve) => {
    hearing(browser(place, "2"), "presence-room").then((channel) => {
      channel.bind("client-typing", (_: unknown, { user_id }: { user_id: string }) => resolve(user_id));
      room.trigger("client-typing", {});
    });
  });
  expect(await who).toBe("1");
});

test("nobody sends on a public channel, nor on a private one they do not hear, nor in the server's name", async () => {
  const place = await openServer();
  const client = browser(place);
  const open = await hearing(client, "open");
  for (const [event, name] of [
    ["client-news", "open"],
    ["client-news", "private-elsewhere"],
    ["news", "open"],
    ["pusher_internal:member_added", "open"],
  ] as const) {
    const refusal = next<Refusal>(client.connection, "error");
    client.send_event(event, {}, name);
    expect((await refusal).data.code).toBe(4300);
  }
  const heard = next(open, "news");
  await publisher(place).trigger("open", "news", 1);
  expect(await heard).toBe(1);
});

test("more than ten client events in a second are too many, and one of 11 KB is too large", async () => {
  const place = await openServer();
  const client = browser(place);
  const room = await hearing(client, "private-room");
  const large = next<Refusal>(client.connection, "error");
  room.trigger("client-typing", { text: "x".repeat(11_000) });
  expect((await large).data.code).toBe(4300);
  const many = next<Refusal>(client.connection, "error");
  for (let i = 0; i < 40; i++) room.trigger("client-typing", {});
  expect((await many).data.code).toBe(4301);
});
