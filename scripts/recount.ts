import { connection } from "@/db/client";
import { openDatabase } from "./house/database";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";

/** Counts likes, comments, reports and list sizes anew, and repairs what differs. */
command(() =>
  untilStopped(async (teardown) => {
    await openDatabase(settings(), teardown);
    await connection().sql`select recount()`;
    console.log("Every counter equals a recount.");
    await connection().sql.end();
    await teardown.run();
    process.exit(0);
  }),
);
