import { openEngines } from "@/scripts/engines/open";
import { untilStopped } from "@/scripts/house/until-stopped";
import { command } from "@/scripts/refusal";

/** The engines without the application, until stopped: for tests of how they live and die. */
command(() =>
  untilStopped(async (teardown) => {
    await openEngines({ dataDir: String(process.argv[2]), teardown });
    console.log("open");
  }),
);
