import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** Where the files of a build lie that browsers ask for by name. */
export const staticDir = (build: string) => path.join(build, "static");

/** Puts a smaller one beside each script and style sheet of a build, made as well as can be, once. */
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
