import { reachDatabase } from "./app/database";
import { migrateDatabase } from "./app/migrate";
import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";

runCommand(async (teardown) => {
  await migrateDatabase(await reachDatabase(readSettings(), teardown));
  console.log("The database is at the newest migration.");
});
