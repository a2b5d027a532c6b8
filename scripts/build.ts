import { assertUnused, buildIfNeeded } from "./app/build";
import { runCommand } from "./app/run-until-signal";
import { readSettings, type Settings } from "./app/settings";

/** `npm start` passes `--start`: what would end the start ends it before a build of minutes. */
const isStart = process.argv.includes("--start");

runCommand(async (teardown) => {
  const settings = readSettings();
  // Here, because this process ends before the long-running one, which then does not load the S3 client.
  if (isStart && settings.S3_BUCKET) await (await import("./app/bucket")).checkBucket(settings);
  await buildIfNeeded(teardown, () => assertCanBuild(settings));
});

async function assertCanBuild(settings: Settings): Promise<void> {
  if (isStart) await (await import("./app/assert-can-start")).assertCanStart(settings);
  await assertUnused();
}
