import { existsSync, mkdirSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import type { Sql } from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { createTempDir } from "@/e2e/support/temp-dir";
import { Teardown } from "../services/teardown";
import { createScratchDir, removeScratchDir } from "../test/scratch";
import { withConnection } from "./connection";
import { assertDatabaseReachable, assertSiteExists, isInSessionMode, reachDatabase } from "./database";
import { readSettings } from "./settings";

/** The URL of a server that responds to each connection with a PostgreSQL error. */
async function rejectingServer(code: string, message: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  const server = net.createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([head, fields])));
  });
  return `postgres://preau:wrong@127.0.0.1:${await listenOnFreePort(server)}/preau`;
}

test.each([
  ["28P01", 'password authentication failed for user "preau"', "rejects the user or password"],
  ["28000", 'role "preau" is not permitted to log in', "rejects the user or password"],
  ["08P01", "unsupported startup parameter: statement_timeout", "rejects the connection"],
  ["3D000", 'database "preau" does not exist', "rejects the connection"],
])("reports that the database responds with %s", async (code, reason, sentence) => {
  const url = await rejectingServer(code, reason);
  await expect(assertDatabaseReachable(url)).rejects.toThrow(
    `The database at ${new URL(url).host} ${sentence} (${reason}): check DATABASE_URL.`,
  );
});

test("reports a database that does not respond", async () => {
  const server = net.createServer();
  const port = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  await expect(assertDatabaseReachable(`postgres://preau@127.0.0.1:${port}/preau`)).rejects.toThrow(
    `The database at 127.0.0.1:${port} does not respond (connect ECONNREFUSED 127.0.0.1:${port}): check DATABASE_URL.`,
  );
});

/** Two connections to a pooler that gives each transaction a free session. */
function pooledConnections(isFreedByTransaction: boolean): [Sql, Sql] {
  const free = [1, 2];
  const connection = () => {
    let pid = isFreedByTransaction ? undefined : free.shift();
    const sql = () => ({ simple: async () => [{ pid: pid ?? free[0] }] });
    const begin = async (run: () => Promise<unknown>) => {
      pid ??= free.shift();
      return run();
    };
    return Object.assign(sql, { begin }) as unknown as Sql;
  };
  return [connection(), connection()];
}

test.each([
  ["transaction", true, false],
  ["session", false, true],
])("recognises a pooler in %s mode", async (_, isFreedByTransaction, expected) => {
  expect(await isInSessionMode(...pooledConnections(isFreedByTransaction))).toBe(expected);
});

test("a command waits for another one that has started the database, and which stops it", async () => {
  const DATA_DIR = createScratchDir();
  const settings = readSettings({ DATA_DIR });
  const [first, second] = [new Teardown(), new Teardown()];
  onTestFinished(async () => {
    await Promise.all([first.run(), second.run()]);
    removeScratchDir(DATA_DIR);
  });
  const readOne = (url: string) => withConnection(url, (sql) => sql`select 1 as one`);
  expect(await readOne(await reachDatabase(settings, first))).toEqual([{ one: 1 }]);
  expect(existsSync(path.join(DATA_DIR, "running.json"))).toBe(false);
  const waiting = reachDatabase(settings, second);
  await first.run();
  expect(await readOne(await waiting)).toEqual([{ one: 1 }]);
}, 60_000);

test("a command on an account needs a site, here or in an external database", () => {
  const DATA_DIR = createTempDir();
  const check = (hasExternalDatabase: boolean) => () => assertSiteExists({ DATA_DIR, hasExternalDatabase });
  expect(check(false)).toThrow(`There is no site in the data folder ${DATA_DIR}`);
  expect(check(true)).not.toThrow();
  mkdirSync(path.join(DATA_DIR, "postgres"));
  expect(check(false)).not.toThrow();
});
