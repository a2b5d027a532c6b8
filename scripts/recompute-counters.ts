import { withMaintenanceConnection } from "@/db/client";
import { openDatabase } from "./app/database";
import { recomputeCounters } from "./app/recompute-counters";
import { runUntilSignal } from "./app/run-until-signal";
import { settings } from "./app/settings";
import { runCli } from "./cli-error";

runCli(() =>
  runUntilSignal(async (teardown) => {
    await openDatabase(settings(), teardown);
    await withMaintenanceConnection(({ sql }) => recomputeCounters(sql));
    console.log("Every counter equals a recount.");
    await teardown.run();
    process.exit(0);
  }),
);
