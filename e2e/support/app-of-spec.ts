import { test } from "@playwright/test";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "./app-instance";

/**
 * An application for the browser tests of a file: started before all tests, which fills the returned object, and closed
 * after them.
 */
export function appOfSpec(): AppInstance {
  const app = {} as AppInstance;
  let folder: string;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    folder = createScratchDir();
    Object.assign(app, await startApp(folder));
  });
  test.afterAll(async () => {
    test.setTimeout(60_000);
    await app.close?.();
    removeScratchDir(folder);
  });
  return app;
}
