import { afterAll, beforeAll } from "vitest";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "./app-instance";

/** An application for the tests of a file: started before all tests, which fills `app`, and closed after them. */
export function appOfFile(env?: Record<string, string>): { app: AppInstance; folder: string } {
  const folder = createScratchDir();
  const app = {} as AppInstance;
  beforeAll(async () => {
    Object.assign(app, await startApp(folder, env));
  }, 180_000);
  afterAll(async () => {
    await app.close?.();
    removeScratchDir(folder);
  }, 60_000);
  return { app, folder };
}
