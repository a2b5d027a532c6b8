import { openDatabase } from "./app/database";
import { runUntilSignal } from "./app/run-until-signal";
import { settings } from "./app/settings";
import { runCli } from "./cli-error";

runCli(() =>
  runUntilSignal(async (teardown) => {
    await openDatabase(settings(), teardown);
    console.log("The database is at the newest migration.");
    await teardown.run();
    process.exit(0);
  }),
);
