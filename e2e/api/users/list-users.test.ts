import { expect, test } from "vitest";
import { sendTestEvent } from "@/lib/core/realtime/contract";
import { listAllUsers } from "@/lib/moderation/contract";
import { browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { admin, company, student } from "../../support/users";

test("an administrator lists users page by page, with the contract's fields", async () => {
  const [first, second, administrator] = [await student(), await company(), await admin()];
  const client = await browserClient(administrator);
  const { body } = await client.call(listAllUsers, { query: { after: first.id - 1 } });
  const created = body.users.filter(({ id }) => [first.id, second.id, administrator.id].includes(id));
  expect(created).toEqual(
    [first, second, administrator].map(({ id, name, email, role }) => ({
      id,
      name,
      email,
      role,
      status: "active",
    })),
  );
  expect(body.users.map(({ id }) => id)).toEqual(body.users.map(({ id }) => id).toSorted((a, b) => a - b));
});

test("lists no users for other roles", async () => {
  for (const client of [
    visitorClient(),
    await browserClient(await student()),
    await browserClient(await company()),
  ]) {
    const { status, body } = await client.call(listAllUsers, {});
    expect([status, body.users, body.next]).toEqual([200, [], null]);
  }
});

test("does not list deleted users", async () => {
  const [deleted, client] = [await student(), await browserClient(await admin())];
  await sql`update users set deleted_at = now() where id = ${deleted.id}`;
  const { body } = await client.call(listAllUsers, { query: { after: deleted.id - 1 } });
  expect(body.users.map(({ id }) => id)).not.toContain(deleted.id);
});

test("only an administrator sends test events, with a text", async () => {
  const client = await browserClient(await admin());
  expect((await client.call(sendTestEvent, { body: { text: "Bonjour" } })).status).toBe(200);
  expect((await client.call(sendTestEvent, { body: { text: " " } })).status).toBe(422);
  const other = await browserClient(await student());
  expect((await other.call(sendTestEvent, { body: { text: "Bonjour" } })).status).toBe(403);
});
