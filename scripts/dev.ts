import { runUntilSignal } from "./app/run-until-signal";
import { readSettings } from "./app/settings";
import { startApp } from "./app/start-app";

runUntilSignal(async (teardown) => {
  await startApp(readSettings(), "development", teardown);
});
