import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

export const staticDir = (build: string) => path.join(build, "static");

/** Compresses each file once, at the highest quality, into a `.br` file beside it (scripts/server/precompressed.ts). */
export async function compressStatic(build: string): Promise<void> {
  await Promise.all(
    readdirSync(staticDir(build), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(js|css)$/.test(name))
      .map(async (name) => {
        const file = path.join(staticDir(build), name);
        writeFileSync(`${file}.br`, await compress(readFileSync(file)));
      }),
  );
}
