import { runUntilSignal } from "@/scripts/app/run-until-signal";
import { runCli } from "@/scripts/cli-error";
import { startServices } from "@/scripts/services/start";
import { compiledServices } from "./compiled-services";

/**
 * The services without the application, until stopped: for tests of how they start and stop. Both of them, or the
 * database alone, or the realtime server alone beside an external database.
 */
runCli(() =>
  runUntilSignal(async (teardown) => {
    const [dataDir = "", option] = process.argv.slice(2);
    const services = option === "--no-realtime" ? { realtime: false } : option && { databaseUrl: option };
    await startServices({ dataDir, teardown, compiled: compiledServices(), ...services });
    console.log("open");
  }),
);
