import { sql as query } from "drizzle-orm";
import { expect, test } from "vitest";
import { databaseUrl } from "../../support/environment";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { hasRows, streamJson } = await import("@/lib/privacy/rows");
const { personalTables } = await import("@/lib/privacy-tables");
const { systemDb } = await import("@/db/client");

const rows = (count: number) =>
  query`select jsonb_build_object('n', n, 'text', ${'été "\\ 😀'}::text) as row from generate_series(1, ${count}::int) n`;

async function read(count: number): Promise<{ n: number; text: string }[]> {
  let text = "";
  for await (const chunk of streamJson(rows(count))) text += chunk;
  return JSON.parse(text);
}

test.each([0, 1, 499, 500, 501, 1700])("streams %d rows as one list, in order", async (count) => {
  expect(await hasRows(rows(count))).toBe(count > 0);
  const list = await read(count);
  expect(list.map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(list.every(({ text }) => text === 'été "\\ 😀')).toBe(true);
});

test("aborted readers and failing rows release their connection", async () => {
  const broken = query`select jsonb_build_object('n', 1 / (n - 600)) as row from generate_series(1, 700) n`;
  const all = async () => {
    for await (const chunk of streamJson(broken)) expect(chunk).toBeTruthy();
  };
  // Repeats more often than the pool has connections.
  for (let times = 0; times < 12; times++) {
    for await (const chunk of streamJson(rows(1000))) if (chunk !== "[") break;
    await expect(all()).rejects.toThrow("division by zero");
  }
  expect(await read(3)).toHaveLength(3);
});

test.each([
  ["emails", "emails_recipient_idx"],
  ["audit_log", "audit_log_email_idx"],
])("an index finds the rows of %s with an address", async (name, index) => {
  const address = { email: "ada@test.invalid", since: "-infinity", until: "infinity" };
  const user = { id: 1, name: "Ada", email: address.email, addresses: [address] };
  const rules = personalTables.find(({ table }) => table === name);
  const plan = await systemDb.transaction(async (tx) => {
    await tx.execute(query`set local enable_seqscan = off`);
    return tx.execute(
      query`explain select from ${query.identifier(name)} t where ${rules?.exported?.(user)}`,
    );
  });
  expect(JSON.stringify(plan)).toContain(index);
});
