import { withMaintenanceConnection } from "@/db/client";
import { openDatabase } from "./app/database";
import { recomputeCounters } from "./app/recompute-counters";
import { runCommand } from "./app/run-until-signal";
import { settings } from "./app/settings";

runCommand(async (teardown) => {
  await openDatabase(settings(), teardown);
  await withMaintenanceConnection(({ sql }) => recomputeCounters(sql));
  console.log("Every counter is recomputed.");
});
