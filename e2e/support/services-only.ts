import { runUntilSignal } from "@/scripts/app/run-until-signal";
import { runCli } from "@/scripts/cli-error";
import { startServices } from "@/scripts/services/start";

/**
 * The engines without the application, until stopped: for tests of how they live and die. Both of them, or the
 * database alone, or the realtime engine alone beside a database that is given.
 */
runCli(() =>
  runUntilSignal(async (teardown) => {
    const [dataDir = "", option] = process.argv.slice(2);
    const services =
      option === "--no-realtime" ? { realtime: false } : option && { database: false, databaseUrl: option };
    await startServices({ dataDir, teardown, ...services });
    console.log("open");
  }),
);
