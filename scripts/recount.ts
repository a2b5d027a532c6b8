import { withMaintenanceConnection } from "@/db/client";
import { openDatabase } from "./house/database";
import { recount } from "./house/recount";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";

/** Repairs every counter. */
command(() =>
  untilStopped(async (teardown) => {
    await openDatabase(settings(), teardown);
    await withMaintenanceConnection(({ sql }) => recount(sql));
    console.log("Every counter equals a recount.");
    await teardown.run();
    process.exit(0);
  }),
);
