import { afterAll, beforeAll } from "vitest";
import { createDatabase, killWorkers } from "./worker-instance";

/**
 * A database for the workers that a file's tests start: created before all tests, and dropped after them together with
 * the workers.
 */
export function databaseOfFile(): Awaited<ReturnType<typeof createDatabase>> {
  const database = {} as Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    Object.assign(database, await createDatabase());
  });
  afterAll(async () => {
    killWorkers();
    await database.drop();
  });
  return database;
}
