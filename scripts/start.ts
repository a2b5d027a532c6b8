import { buildIfNeeded } from "./app/build";
import { runUntilSignal } from "./app/run-until-signal";
import { settings } from "./app/settings";
import { startApp } from "./app/start-app";

runUntilSignal(async (teardown) => {
  const parsed = settings();
  await buildIfNeeded(teardown);
  await startApp(parsed, "production", teardown);
});
