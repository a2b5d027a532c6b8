import path from "node:path";
import { parseArgs } from "node:util";
import { CliError } from "../../cli-error";
import { root } from "../../services/supervised-process";

/** How large a school: its posts, postings or people; the rest grows with them. */
export const sizes = {
  "1k": 1000,
  "10k": 10_000,
  "100k": 100_000,
  "200k": 200_000,
  "1m": 1_000_000,
} as const;
export type Size = keyof typeof sizes;

/** What is measured, and at which sizes unless others are given. */
const usual = {
  feed: "10k,100k,1m",
  jobs: "10k,100k",
  people: "10k,200k",
  chat: "10k,1m",
  groups: "10k,1m",
  admin: "10k,1m",
  page: "10k",
  writes: "10k",
  backup: "100k",
} as const;
export type Noun = keyof typeof usual;

export type BenchOptions = { noun: Noun; sizes: [Size, ...Size[]]; seconds: number; dataDir: string };

export type WholeOptions = { noun: "soak" | "memory"; minutes: number; dataDir: string };

const usage =
  "npm run bench -- feed|jobs|people|chat|groups|admin|page|writes|backup [--sizes 10k,100k,1m] [--seconds 4] [--data .data/bench], or memory, or soak [--minutes 20]";

/** What to measure, the sizes, the smallest first, and the seconds of each round. */
export function benchArguments(args: string[]): BenchOptions {
  const { values, positionals } = read(args);
  const [nounArgument, ...rest] = positionals;
  const noun = (Object.keys(usual) as Noun[]).find((each) => each === nounArgument);
  if (!noun) throw new CliError(`Usage: ${usage}`);
  const named = (values.sizes ?? usual[noun]).split(",");
  const [first, ...others] = (Object.keys(sizes) as Size[]).filter((size) => named.includes(size));
  const seconds = Number(values.seconds);
  if (rest.length > 0 || !first || !(seconds > 0)) throw new CliError(`Usage: ${usage}`);
  return { noun, sizes: [first, ...others], seconds, dataDir: path.resolve(root, values.data) };
}

/** What to measure of the application as `npm start` runs it; null when something else is measured. */
export function wholeArguments(args: string[]): WholeOptions | null {
  const { values, positionals } = read(args);
  const [noun] = positionals;
  if (noun !== "soak" && noun !== "memory") return null;
  const minutes = Number(values.minutes);
  if (positionals.length > 1 || values.sizes || !(minutes > 0)) throw new CliError(`Usage: ${usage}`);
  return { noun, minutes, dataDir: path.resolve(root, values.data) };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        sizes: { type: "string" },
        seconds: { type: "string", default: "4" },
        minutes: { type: "string", default: "20" },
        data: { type: "string", default: ".data/bench" },
      },
    });
  } catch (error) {
    throw new CliError(`${(error as Error).message}. Usage: ${usage}`);
  }
}
