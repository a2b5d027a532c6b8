import { openEngines } from "@/scripts/engines/open";
import { untilStopped } from "@/scripts/house/until-stopped";
import { command } from "@/scripts/refusal";

/**
 * The engines without the application, until stopped: for tests of how they live and die. Both of them, or the
 * database alone, or the realtime engine alone beside a database that is given.
 */
command(() =>
  untilStopped(async (teardown) => {
    const [dataDir = "", option] = process.argv.slice(2);
    const wanted =
      option === "--no-realtime" ? { realtime: false } : option && { database: false, databaseUrl: option };
    await openEngines({ dataDir, teardown, ...wanted });
    console.log("open");
  }),
);
