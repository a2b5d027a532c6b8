import net from "node:net";
import { expect, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { freePort } from "../services/ports";
import { assertCanStart } from "./assert-can-start";
import { readSettings } from "./settings";

test("accepts a free port, and rejects one that another program uses", async () => {
  await assertCanStart(readSettings({ PORT: String(await freePort()) }));
  const port = await listenOnFreePort(net.createServer());
  await expect(assertCanStart(readSettings({ PORT: String(port) }))).rejects.toThrow(
    `Port ${port} is in use by another program`,
  );
});

test("rejects a database that does not respond", async () => {
  const DATABASE_URL = `postgres://preau@127.0.0.1:${await freePort()}/preau`;
  const settings = readSettings({ PORT: String(await freePort()), DATABASE_URL });
  await expect(assertCanStart(settings)).rejects.toThrow("does not respond");
});
