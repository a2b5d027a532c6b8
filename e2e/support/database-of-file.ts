import { afterAll, beforeAll } from "vitest";
import { createDatabase, killWorkers } from "./worker-instance";

/** A database for the workers of a file's tests: filled in before them, and dropped after them with its workers. */
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
