import { assertUnused, buildIfNeeded } from "./app/build";
import { runCommand } from "./app/run-until-signal";
import { readSettings } from "./app/settings";

runCommand(async (teardown) => {
  readSettings();
  await buildIfNeeded(teardown, assertUnused);
});
