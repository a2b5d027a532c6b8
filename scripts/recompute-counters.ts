import { withMaintenanceConnection } from "@/db/client";
import { assertSiteExists, openDatabase } from "./app/database";
import { recomputeCounters } from "./app/recompute-counters";
import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";

runCommand(async (teardown) => {
  const settings = readSettings();
  assertSiteExists(settings);
  await openDatabase(settings, teardown);
  await withMaintenanceConnection(({ sql }) => recomputeCounters(sql));
  console.log("Every counter is recomputed.");
});
