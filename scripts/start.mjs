import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

// Plain JavaScript: the process that builds exits before the long-running one starts, which frees its memory.
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const parent = process.ppid;
/** Under npm, which may be killed during the minutes of a build. */
const isOrphan = () => Boolean(process.env.npm_lifecycle_event) && process.ppid !== parent;
const build = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts", "--start"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  stdio: "inherit",
});
let isEnding = false;
const end = (name) => {
  isEnding = true;
  build.kill(name);
};
for (const name of signals) process.on(name, end);
// A reload by the service manager must not end a start, which does not restart anything yet.
process.on("SIGUSR2", () => {});
const watch = setInterval(() => isOrphan() && end("SIGTERM"), 500);
const [code] = await once(build, "exit");
clearInterval(watch);
if (isEnding || isOrphan() || code !== 0) process.exit(code ?? 1);
for (const name of signals) process.off(name, end);
await import(new URL("../.next/services/scripts/start.mjs", import.meta.url).href);
