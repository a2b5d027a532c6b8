import { runCli } from "../cli-error";
import { Teardown } from "../services/teardown";

type Main = (teardown: Teardown) => Promise<void>;

/** Runs a command until it completes or a signal arrives. */
export function runCommand(main: Main): void {
  runUntilSignal(async (teardown) => {
    await main(teardown);
    await teardown.run();
    process.exit(0);
  });
}

export function runUntilSignal(main: Main): Promise<void> {
  return runCli(() => runWithTeardown(main));
}

async function runWithTeardown(main: Main): Promise<void> {
  const teardown = new Teardown();
  let isEnding = false;
  const end = async () => {
    isEnding = true;
    await teardown.run();
    process.exit(0);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, end);
  if (process.env.npm_lifecycle_event) onParentExit(end);
  try {
    await main(teardown);
  } catch (error) {
    // A startup that the signal interrupts may fail.
    if (isEnding) return end();
    await teardown.run();
    throw error;
  }
}

function onParentExit(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}
