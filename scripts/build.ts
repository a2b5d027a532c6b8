import { buildIfNeeded } from "./app/build";
import { runCommand } from "./app/run-until-signal";
import { settings } from "./app/settings";

runCommand(async (teardown) => {
  settings();
  await buildIfNeeded(teardown);
});
