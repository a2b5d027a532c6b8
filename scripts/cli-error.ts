/** An error that the user can fix: printed as one sentence, without a stack. */
export class CliError extends Error {}

export async function runCli(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exit(1);
  }
}
