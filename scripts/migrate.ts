import { assertSiteExists, reachDatabase } from "./app/database";
import { migrateDatabase } from "./app/migrate";
import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";

runCommand(async (teardown) => {
  const settings = readSettings();
  assertSiteExists(settings);
  await migrateDatabase(await reachDatabase(settings, teardown));
  console.log("The database is at the newest migration.");
});
