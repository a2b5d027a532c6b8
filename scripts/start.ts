import { buildIfNeeded } from "./app/build";
import { runUntilSignal } from "./app/run-until-signal";
import { settings } from "./app/settings";
import { startApp } from "./app/start-app";
import { runCli } from "./cli-error";

runCli(() =>
  runUntilSignal(async (teardown) => {
    const wanted = settings();
    await buildIfNeeded(teardown);
    await startApp(wanted, "production", teardown);
  }),
);
