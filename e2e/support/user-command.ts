import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { root } from "@/scripts/services/supervised-process";
import { databaseUrl } from "./environment";
import { isolatedEnv } from "./worker-instance";

/** Runs `npm run user -- …`. */
export async function runUserCommand(...args: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/user.ts", ...args], {
    cwd: root,
    env: isolatedEnv(databaseUrl) as NodeJS.ProcessEnv,
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, "close");
  return { code, output: (await output).join("") };
}
