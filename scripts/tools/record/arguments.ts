import { parseArgs } from "node:util";
import { CliError } from "../../cli-error";

const usage = "Usage: npm run record -- [--url http://localhost:3000]";

/** The origin of the running demo. */
export function parseRecordArguments(args: string[]): string {
  try {
    const options = { url: { type: "string", default: "http://localhost:3000" } } as const;
    return new URL("/", parseArgs({ args, options }).values.url).origin;
  } catch (error) {
    throw new CliError(`${(error as Error).message}. ${usage}`);
  }
}
