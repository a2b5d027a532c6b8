import { expect, test } from "vitest";
import { startPasskey } from "@/lib/two-factor/passkeys-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { Authenticator, registerPasskey } from "../../support/authenticator";
import { sql } from "../../support/database";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { twoFactorOf } from "../../support/two-factor";
import { password, student } from "../../support/users";

const start = (client: ApiClient) => client.call(startPasskey, { body: { current_password: password } });

test("a challenge that is sent eight times at once adds one passkey", async () => {
  const browser = await browserClient(await student());
  const { options } = (await start(browser)).body;
  const passkey = new Authenticator().create(options);
  const responses = await Promise.all(Array.from({ length: 8 }, () => registerPasskey(browser, passkey)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
  expect(responses.filter(({ body }) => body.code === "passkey_rejected")).toHaveLength(7);
  expect((await twoFactorOf(browser)).passkeys).toHaveLength(1);
});

test.each([
  ["adds", "its name is changed", 201],
  ["rejects", "it gets a second factor", 422],
])("%s a passkey that was begun with the password alone when %s meanwhile", async (_, change, status) => {
  const user = await student();
  const browser = await browserClient(user);
  const { options } = (await start(browser)).body;
  const twoFactorAt = change === "it gets a second factor" ? new Date() : null;
  const holder = await holdLocks(
    (tx) => tx`update users set two_factor_at = ${twoFactorAt}, name = 'Zoé' where id = ${user.id}`,
  );
  const added = registerPasskey(browser, new Authenticator().create(options));
  await waitUntilBlocking(holder.pid).finally(holder.end);
  expect((await added).status).toBe(status);
  const [row] = await sql`select count(*)::int as count from passkeys where user_id = ${user.id}`;
  expect(row?.count).toBe(status === 201 ? 1 : 0);
});

test("rejects a challenge that is old, another session's or another user's", async () => {
  const user = await student();
  const [browser, second, stranger] = [
    await browserClient(user),
    await browserClient(user),
    await browserClient(await student()),
  ];
  const { options } = (await start(browser)).body;
  const passkey = new Authenticator().create(options);
  for (const client of [second, stranger]) {
    await start(client);
    expect((await registerPasskey(client, passkey)).body.code).toBe("passkey_rejected");
  }
  await sql`update passkey_challenges set created_at = now() - interval '301 seconds' where user_id = ${user.id}`;
  expect((await registerPasskey(browser, passkey)).body.code, "too old").toBe("passkey_rejected");
  const again = (await start(browser)).body.options;
  await sql`update passkey_challenges set created_at = now() - interval '280 seconds' where user_id = ${user.id}`;
  expect((await registerPasskey(browser, new Authenticator().create(again))).status).toBe(201);
});

const certificates = { fmt: "packed", attStmt: new Map<string, unknown>([["x5c", [new Uint8Array(9)]]]) };

test.each([
  ["of another origin", { origin: "https://preau.example" }],
  ["of another relying party", { rpId: "preau.example" }],
  ["of another ceremony", { type: "webauthn.get" }],
  ["with certificates", { attestation: certificates }],
])("rejects a registration %s", async (_, changes) => {
  const browser = await browserClient(await student());
  const { options } = (await start(browser)).body;
  const rejected = await registerPasskey(browser, new Authenticator().create(options, changes));
  expect([rejected.status, rejected.body.code]).toEqual([422, "passkey_rejected"]);
  const retried = (await start(browser)).body.options;
  expect((await registerPasskey(browser, new Authenticator().create(retried))).status).toBe(201);
});

test("rejects a malformed registration, and invalid names", async () => {
  const browser = await browserClient(await student());
  const { options } = (await start(browser)).body;
  const good = new Authenticator().create(options);
  const response = { ...good.response, attestationObject: "AAAA" };
  for (const name of ["", " ", "x".repeat(61), "a\0b"])
    expect((await registerPasskey(browser, good, name)).body.errors, name).toHaveProperty("name");
  const odd = [{}, { ...good, id: "é" }, { ...good, id: "A".repeat(2000) }, { ...good, type: "password" }];
  for (const passkey of odd) {
    const { status } = await browser.json("/api/user/passkeys", {
      method: "POST",
      body: { name: "x", passkey },
    });
    expect(status).toBe(422);
  }
  expect((await registerPasskey(browser, { ...good, response })).body.code).toBe("passkey_rejected");
});
