import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { databaseUrl } from "../../support/environment";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { connection, systemDb } = await import("@/db/client");

afterAll(() => connection().sql.end());

test("inside a transaction, the pool gives neither a connection nor a second transaction", async () => {
  const read = () => systemDb.execute(sql`select 1`);
  const nest = () => systemDb.transaction(read);
  const message = "A transaction has to use its own connection.";
  await expect(systemDb.transaction(nest)).rejects.toMatchObject({ message });
  await expect(systemDb.transaction(async () => await read())).rejects.toMatchObject({ cause: { message } });
  await systemDb.transaction((tx) => tx.transaction((savepoint) => savepoint.execute(sql`select 1`)));
  await read();
});

test("a query that fails between two rows takes none of the connection's next result", async () => {
  const failing = sql`select 1 / (3 - n) as share from generate_series(1, 4) n`;
  await systemDb.transaction(async (tx) => {
    await expect(tx.transaction((savepoint) => savepoint.execute(failing))).rejects.toThrow("Failed query");
    expect(await tx.execute(sql`select n from generate_series(7, 8) n`)).toEqual([{ n: 7 }, { n: 8 }]);
  });
  await expect(systemDb.execute(failing)).rejects.toThrow("Failed query");
  for (let query = 0; query < 20; query++)
    expect(await systemDb.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await expect(systemDb.execute(failing)).rejects.toThrow("Failed query");
  for (let query = 0; query < 20; query++)
    expect(await connection().sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test("a query that a transaction started but did not await may use the pool afterwards", async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const later = await systemDb.transaction(async () => ({
    rows: ended.then(() => systemDb.execute(sql`select 1 as one`)),
  }));
  end();
  expect(await later.rows).toEqual([{ one: 1 }]);
});
