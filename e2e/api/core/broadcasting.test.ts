import { expect, test } from "vitest";
import { authorizeChannel } from "@/lib/core/realtime/contract";
import { type ApiClient, tokenClient, visitorClient } from "../../support/api";
import { admin, company, student } from "../../support/users";

const socket_id = "1234.5678";
const ownChannel = (id: number) => ({ socket_id, channel_name: `private-user-${id}` });

test("authorizes a form of a standard client for its own channel", async () => {
  const anna = await student();
  const client = await tokenClient(anna);
  const form = await client.json<{ auth: string }>("/broadcasting/auth", {
    method: "POST",
    body: new URLSearchParams(ownChannel(anna.id)).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([form.status, form.body.auth]).toEqual([200, expect.stringMatching(/^[\w-]+:[0-9a-f]{64}$/)]);
  const json = await client.json<{ channel_data: string }>("/broadcasting/auth", {
    method: "POST",
    body: ownChannel(anna.id),
  });
  expect([json.status, JSON.parse(json.body.channel_data).user_id]).toEqual([200, String(anna.id)]);
});

test("signs several channels in one call, and leaves out those of other users", async () => {
  const [anna, ben] = [await student(), await student()];
  const client = await tokenClient(anna);
  const channel_name = [anna, ben].map(({ id }) => `private-user-${id}`);
  const { status, body } = await client.call(authorizeChannel, { body: { socket_id, channel_name } });
  const channels = "channels" in body ? body.channels : {};
  expect([status, Object.keys(channels)]).toEqual([200, [`private-user-${anna.id}`]]);
});

/** Each channel with the roles that may subscribe to it; `own` is an id of the student's, `their` of another user's. */
const kinds: [kind: string, name: (own: number, their: number) => string, allowed: string[]][] = [
  ["the members' channel", () => "private-members", ["student", "pending", "company", "admin"]],
  ["the administrators' channel", () => "private-admins", ["admin"]],
  ["their own channel", (own) => `private-user-${own}`, ["student"]],
  ["their own active channel", (own) => `private-user-${own}-active`, ["student"]],
  ["another's channel", (_, their) => `private-user-${their}`, []],
  ["another's active channel", (_, their) => `private-user-${their}-active`, []],
  ["a guessed conversation", () => "private-conversation-1", []],
  ["a channel of no kind", () => "private-anything", []],
  ["a presence channel", () => "presence-members", []],
  ["a user's server channel", (own) => `#server-to-user-${own}`, []],
  ["an encrypted channel", (own) => `private-encrypted-user-${own}`, []],
  ["a cache channel", (own) => `private-cache-user-${own}`, []],
  ["a prefix of their own", (own) => `private-user-${own}x`, []],
];

test.each(kinds)("signs %s only for users who can subscribe to it", async (_, nameOf, allowed) => {
  const [own, their] = [await student(), await student()];
  const people: [persona: string, client: ApiClient][] = [
    ["student", await tokenClient(own)],
    ["pending", await tokenClient(await student({ status: "pending_verification" }))],
    ["company", await tokenClient(await company())],
    ["admin", await tokenClient(await admin())],
    ["visitor", visitorClient()],
  ];
  const signed: string[] = [];
  for (const [persona, client] of people) {
    const body = { socket_id, channel_name: nameOf(own.id, their.id) };
    const { status } = await client.call(authorizeChannel, { body });
    if (status === 200) signed.push(persona);
    else expect(status, persona).toBe(persona === "visitor" ? 401 : 403);
  }
  expect(signed).toEqual(allowed);
});

test("rejects a subscription by a visitor, and one to another user's channel", async () => {
  const [anna, ben] = [await student(), await student()];
  const client = await tokenClient(anna);
  const ownChannelResponse = await client.json("/broadcasting/auth", {
    method: "POST",
    body: ownChannel(anna.id),
  });
  expect(ownChannelResponse.status).toBe(200);
  const otherChannelResponse = await client.json("/broadcasting/auth", {
    method: "POST",
    body: ownChannel(ben.id),
  });
  expect(otherChannelResponse.status).toBe(403);
  const visitorResponse = await visitorClient().json("/broadcasting/auth", {
    method: "POST",
    body: ownChannel(anna.id),
  });
  expect(visitorResponse.status).toBe(401);
});
