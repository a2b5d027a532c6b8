import { expect, test } from "vitest";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { accountsOf, roster, sendRoster } from "../../support/roster";
import { admin } from "../../support/users";

test("students of one name have different usernames", async () => {
  const { key, lines } = roster(3);
  const name = `Ana ${key}`;
  const { body } = await sendRoster(
    lines.map(([number = "", _, email = ""]) => [number, name, email]),
    { by: await browserClient(await admin()) },
  );
  expect(body.data).toMatchObject({ is_imported: true, created: 3 });
  const usernames = await sql`select username from users where name = ${name} order by id`;
  const simple = `ana.${key}`;
  const [first, ...others] = usernames.map(({ username }) => username);
  expect(first).toBe(simple);
  for (const other of others) expect(other).toMatch(new RegExp(`^${simple}\\.[0-9a-f]{8}$`));
});

test("accounts are created in the order of the list, whose usernames are taken or not", async () => {
  const by = await browserClient(await admin());
  const [former, { key, lines }] = [roster(1), roster(3)];
  const names = [`Bea ${key}`, `Ana ${key}`, `Zoe ${key}`];
  await sendRoster(
    former.lines.map(([number = "", _, email = ""]) => [number, `Bea ${key}`, email]),
    { by },
  );
  await sendRoster(
    lines.map(([number = "", _, email = ""], index) => [number, names[index] ?? "", email]),
    { by },
  );
  expect((await accountsOf(key)).map(({ name }) => name)).toEqual(names);
});
