import { setTimeout as delay } from "node:timers/promises";
import { connectAsOwner } from "./connect-as-owner";
import { killProcessesOf } from "./processes";

const checkMs = 3000;
const timeoutMs = 4000;
const maxMissed = 3;

/** Kills a hung server, which its supervisor then restarts. `cluster` is the server's folder. */
export async function killServerWhenHung(cluster: string, port: number, password: string): Promise<never> {
  let missed = 0;
  for (;;) {
    await delay(checkMs);
    missed = (await isResponding(port, password)) ? 0 : missed + 1;
    if (missed < maxMissed) continue;
    console.error("The database does not respond; killing it.");
    killProcessesOf(cluster);
    missed = 0;
  }
}

/** Any response counts. A server that is down or starting is not considered hung. */
async function isResponding(port: number, password: string): Promise<boolean> {
  const sql = connectAsOwner(port, password, {
    connect_timeout: timeoutMs / 1000,
    // Disables the driver's own query for types, whose rejection is unhandled.
    fetch_types: false,
  });
  const query = sql`select 1`.then(
    () => true,
    (error: { code?: string }) => error.code !== "CONNECT_TIMEOUT",
  );
  const hasResponded = await Promise.race([query, delay(timeoutMs, false)]);
  await sql.end({ timeout: 0 });
  return hasResponded;
}
