import { reachDatabase } from "./house/database";
import { migrateDatabase } from "./house/migrate";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";

command(() =>
  untilStopped(async (teardown) => {
    await migrateDatabase(await reachDatabase(settings(), teardown));
    console.log("The database is at the newest migration.");
    await teardown.run();
    process.exit(0);
  }),
);
