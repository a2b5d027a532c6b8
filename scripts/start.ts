import { runUntilSignal } from "./app/run-until-signal";
import { settings } from "./app/settings";
import { startApp } from "./app/start-app";

runUntilSignal(async (teardown) => {
  await startApp(settings(), "production", teardown);
});
