/** A reason not to go on that a person can act on: shown as its one sentence, without a stack. */
export class Refusal extends Error {}

/** Runs a command's main function; ends the process with 1 and one sentence when it is refused. */
export async function command(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
