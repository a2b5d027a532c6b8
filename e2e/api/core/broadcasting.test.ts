import { expect, test } from "vitest";
import { tokenClient, visitorClient } from "../../support/api";
import { student } from "../../support/users";

const socket_id = "1234.5678";
const ownChannel = (id: number) => ({ socket_id, channel_name: `private-user-${id}` });

test("authorizes a form of a standard client for its own channel", async () => {
  const anna = await student();
  const caller = await tokenClient(anna);
  const form = await caller.json<{ auth: string }>("/broadcasting/auth", {
    method: "POST",
    body: new URLSearchParams(ownChannel(anna.id)).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([form.status, form.body.auth]).toEqual([200, expect.stringMatching(/^[\w-]+:[0-9a-f]{64}$/)]);
  const json = await caller.json("/broadcasting/auth", { method: "POST", body: ownChannel(anna.id) });
  expect(json.body).toEqual(form.body);
});

test("rejects a subscription to another user's channel, and a visitor's", async () => {
  const [anna, ben] = [await student(), await student()];
  const caller = await tokenClient(anna);
  const hers = await caller.json("/broadcasting/auth", { method: "POST", body: ownChannel(anna.id) });
  expect(hers.status).toBe(200);
  const his = await caller.json("/broadcasting/auth", { method: "POST", body: ownChannel(ben.id) });
  expect(his.status).toBe(403);
  const theirs = await visitorClient().json("/broadcasting/auth", {
    method: "POST",
    body: ownChannel(anna.id),
  });
  expect(theirs.status).toBe(401);
});
