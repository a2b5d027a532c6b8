import { Teardown } from "../services/teardown";

export async function runUntilSignal(main: (teardown: Teardown) => Promise<void>): Promise<void> {
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
    // A startup interrupted by the signal may well fail.
    if (isEnding) return end();
    await teardown.run();
    throw error;
  }
}

function onParentExit(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}
