import { Teardown } from "../services/teardown";

/**
 * Runs a command that starts things; stops them in order when it is asked to end, when npm, which ran it, is gone,
 * or when it fails.
 */
export async function runUntilSignal(main: (teardown: Teardown) => Promise<void>): Promise<void> {
  const teardown = new Teardown();
  let asked = false;
  const end = async () => {
    asked = true;
    await teardown.run();
    process.exit(0);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, end);
  if (process.env.npm_lifecycle_event) onParentExit(end);
  try {
    await main(teardown);
  } catch (error) {
    // What was being started when the end came may well complain; that is no news.
    if (asked) return end();
    await teardown.run();
    throw error;
  }
}

function onParentExit(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}
