import { assertUnused, buildIfNeeded } from "./app/build";
import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";

runCommand(async (teardown) => {
  const settings = readSettings();
  // Here, because this process ends before the long-running one, which then does not load the S3 client.
  if (settings.S3_BUCKET) await (await import("./app/bucket")).checkBucket(settings);
  await buildIfNeeded(teardown, assertUnused);
});
