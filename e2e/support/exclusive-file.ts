import { afterAll, beforeAll } from "vitest";
import { sql } from "./database";

/** Test files with the same `lock` run one after the other; `reset` runs after each. */
export function exclusiveFile(lock: number, reset: () => Promise<unknown>): void {
  let connection: Awaited<ReturnType<typeof sql.reserve>>;
  beforeAll(async () => {
    connection = await sql.reserve();
    await connection`select pg_advisory_lock(${lock})`;
  }, 180_000);
  afterAll(async () => {
    await reset();
    await connection`select pg_advisory_unlock(${lock})`;
    connection.release();
  });
}
