import { openDatabase } from "./house/database";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";

command(() =>
  untilStopped(async (teardown) => {
    await openDatabase(settings(), teardown);
    console.log("The database is at the newest migration.");
    await teardown.run();
    process.exit(0);
  }),
);
