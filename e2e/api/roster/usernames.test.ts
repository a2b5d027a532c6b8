import { expect, test } from "vitest";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { roster, sendRoster } from "../../support/roster";
import { admin } from "../../support/users";

test("students of one name have different usernames", async () => {
  const { key, lines } = roster(3);
  const name = `Ana ${key}`;
  const { body } = await sendRoster(
    lines.map(([number = "", _, email = ""]) => [number, name, email]),
    { by: await browserClient(await admin()) },
  );
  expect(body.data).toMatchObject({ is_imported: true, created: 3 });
  const usernames = await sql`select username from users where name = ${name} order by length(username)`;
  const simple = `ana.${key}`;
  const [first, ...others] = usernames.map(({ username }) => username);
  expect(first).toBe(simple);
  for (const other of others) expect(other).toMatch(new RegExp(`^${simple}\\.[0-9a-f]{8}$`));
});
