import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "../engines/child";
import { Refusal } from "../refusal";

/** How large a school: its posts; people and what they do grow with them. */
export const sizes = { "10k": 10_000, "100k": 100_000, "1m": 1_000_000 } as const;
export type Size = keyof typeof sizes;

export type Wanted = { sizes: [Size, ...Size[]]; seconds: number; dataDir: string };

const usage = "npm run bench -- feed [--sizes 10k,100k,1m] [--seconds 4] [--data .data/bench]";

/** What `npm run bench` is asked: the sizes, the smallest first, and the seconds of each round. */
export function benchArguments(args: string[]): Wanted {
  const { values, positionals } = read(args);
  const [noun, ...rest] = positionals;
  const chosen = (Object.keys(sizes) as Size[]).filter((size) => values.sizes.split(",").includes(size));
  const [first, ...others] = chosen;
  const seconds = Number(values.seconds);
  if (noun !== "feed" || rest.length > 0 || !first || !(seconds > 0)) throw new Refusal(`Usage: ${usage}`);
  return { sizes: [first, ...others], seconds, dataDir: path.resolve(root, values.data) };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        sizes: { type: "string", default: Object.keys(sizes).join(",") },
        seconds: { type: "string", default: "4" },
        data: { type: "string", default: ".data/bench" },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}. Usage: ${usage}`);
  }
}
