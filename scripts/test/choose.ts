import { existsSync } from "node:fs";
import { CliError } from "../cli-error";

/** Files or folders per suite. An empty list means all files, null means none. `isPartial` is true when files were named. */
export type Tests = {
  isPartial: boolean;
  unit: string[] | null;
  api: string[] | null;
  browser: string[] | null;
};

export function chooseTests(args: readonly string[]): Tests {
  if (args.some((arg) => arg.startsWith("-") && arg !== "--no-browser"))
    throw new CliError("Usage: npm test -- [--no-browser] [FILE OR FOLDER …]");
  const files = args.filter((arg) => !arg.startsWith("--"));
  // A browser test may be selected by a line number after a colon.
  const missing = files.find((file) => !existsSync(file.replace(/:\d+$/, "")));
  if (missing) throw new CliError(`There is no file or folder ${missing}.`);
  const browser = args.includes("--no-browser") ? null : [];
  if (files.length === 0) return { isPartial: false, unit: [], api: [], browser };
  const filter = (belongs: (file: string) => boolean) => {
    const own = files.filter(belongs);
    return own.length > 0 ? own : null;
  };
  const isApi = (file: string) => /^e2e\/api(\/|$)/.test(file);
  const isBrowser = (file: string) => /^e2e\/web(\/|$)/.test(file);
  return {
    isPartial: true,
    unit: filter((file) => !isApi(file) && !isBrowser(file)),
    api: filter(isApi),
    browser: filter(isBrowser),
  };
}
