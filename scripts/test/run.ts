import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../services/supervised-process";
import type { Teardown } from "../services/teardown";

export type Run = (program: string, args: string[], env?: NodeJS.Dict<string>) => Promise<boolean>;

export function createRunner(teardown: Teardown): Run {
  const tools = path.join(root, "node_modules/.bin");
  return async (program, args, env = {}) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}`, ...env },
    });
    teardown.defer(() => child.kill());
    const [code] = await Promise.race([once(child, "exit"), once(child, "error").then(() => [127])]);
    return code === 0;
  };
}
