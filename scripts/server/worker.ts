import { setMaxListeners } from "node:events";
import { connection } from "@/db/client";
import { log } from "@/lib/core/log";
import { logConsoleErrors } from "@/lib/core/log/console";
import { runWorker } from "@/lib/core/tasks/worker";
import { announcePostChanges } from "@/lib/posts/announce-changes";
import { taskLists } from "@/lib/scheduled-tasks";
import { followSite } from "@/lib/school-settings/site";
import { openDemoTabs } from "./demo-tabs";

function main(): void {
  process.umask(0o077);
  logConsoleErrors(log);
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "the worker ends because of an error");
    process.exit(1);
  });
  const stop = new AbortController();
  // Each list of tasks waits for the signal: Node would warn of a leak.
  setMaxListeners(0, stop.signal);
  const end = () => stop.abort();
  process.once("disconnect", end);
  process.once("SIGTERM", end);
  announcePostChanges(stop.signal).catch((err) =>
    log.error({ err }, "the worker cannot announce changed posts"),
  );
  if (process.env.DEMO_TABS)
    openDemoTabs(stop.signal).catch((err) => log.error({ err }, "the demo school has no users online"));
  // Emails contain the logo and the time zone of the school.
  followSite(stop.signal)
    .then(() => runWorker(stop.signal, taskLists))
    .then(
      () =>
        connection()
          .sql.end({ timeout: 5 })
          .finally(() => process.exit(0)),
      (error: Error) => {
        console.error(error);
        process.exit(1);
      },
    );
  process.send?.({ ready: true }, () => {});
}

main();
