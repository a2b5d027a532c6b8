import { openDatabase } from "./app/database";
import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";

runCommand(async (teardown) => {
  await openDatabase(readSettings(), teardown);
  console.log("The database is at the newest migration.");
});
