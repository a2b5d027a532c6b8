import { openDatabase } from "./app/database";
import { runCommand } from "./app/run-until-signal";
import { settings } from "./app/settings";

runCommand(async (teardown) => {
  await openDatabase(settings(), teardown);
  console.log("The database is at the newest migration.");
});
