import path from "node:path";
import { CliError } from "../cli-error";

export function readFileArgument(command: "backup" | "restore", args: string[]): string {
  const [file, ...others] = args;
  if (!file || file.startsWith("-") || others.length > 0)
    throw new CliError(`Usage: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
