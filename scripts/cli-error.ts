/** A reason not to go on that a person can act on: shown as its one sentence, without a stack. */
export class CliError extends Error {}

/** Runs a command's main function; ends the process with 1 and one sentence when it is refused. */
export async function runCli(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exit(1);
  }
}
