import { runUntilSignal } from "@/scripts/app/run-until-signal";
import { runCli } from "@/scripts/cli-error";
import { startServices } from "@/scripts/services/start";
import { compiledServices } from "./compiled-services";

/**
 * Runs services without the application until a signal arrives, for tests of their start and stop: both of them, only
 * the database, or only the realtime server beside an external database.
 */
runCli(() =>
  runUntilSignal(async (teardown) => {
    const [dataDir = "", option] = process.argv.slice(2);
    const services = option === "--no-realtime" ? { realtime: false } : option && { databaseUrl: option };
    await startServices({ dataDir, teardown, compiled: compiledServices(), ...services });
    console.log("ready");
  }),
);
