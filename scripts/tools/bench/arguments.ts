import path from "node:path";
import { parseArgs } from "node:util";
import { CliError } from "../../cli-error";
import { root } from "../../services/supervised-process";

/** The size of a school in posts, jobs or people; the rest grows with it. */
export const sizes = {
  "1k": 1000,
  "10k": 10_000,
  "100k": 100_000,
  "200k": 200_000,
  "1m": 1_000_000,
} as const;
export type Size = keyof typeof sizes;

/** Benches of schools, each with its default sizes. */
const usualSizes = {
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
export type Noun = keyof typeof usualSizes;

/** Benches of the whole application, as `npm start` runs it. */
const wholeNouns = ["soak", "memory"] as const;

export type BenchOptions = {
  noun: Noun | (typeof wholeNouns)[number];
  /** Smallest first. */
  sizes: [Size, ...Size[]];
  /** The duration of each round. */
  seconds: number;
  /** The duration of the soak. */
  minutes: number;
  dataDir: string;
};

const usage = `Usage: npm run bench -- ${Object.keys(usualSizes).join("|")} [--sizes 10k,100k,1m] [--seconds 4] [--data .data/bench], or memory, or soak [--minutes 20]`;

export function parseBenchArguments(args: string[]): BenchOptions {
  const { values, positionals } = parse(args);
  const [nounArgument, ...rest] = positionals;
  const noun = [...(Object.keys(usualSizes) as Noun[]), ...wholeNouns].find(
    (candidate) => candidate === nounArgument,
  );
  const usual = noun && (noun in usualSizes ? usualSizes[noun as Noun] : "10k");
  const named = (values.sizes ?? usual ?? "").split(",");
  const [first, ...others] = (Object.keys(sizes) as Size[]).filter((size) => named.includes(size));
  const [seconds, minutes] = [Number(values.seconds), Number(values.minutes)];
  if (!noun || !first || rest.length > 0 || !(seconds > 0 && minutes > 0)) throw new CliError(usage);
  return { noun, sizes: [first, ...others], seconds, minutes, dataDir: path.resolve(root, values.data) };
}

function parse(args: string[]) {
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
    throw new CliError(`${(error as Error).message}. ${usage}`);
  }
}
