import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

// Plain JavaScript: the process that builds exits before the long-running one starts, which frees its memory.
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const build = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  stdio: "inherit",
});
let isEnding = false;
const end = (name) => {
  isEnding = true;
  build.kill(name);
};
for (const name of signals) process.on(name, end);
const [code] = await once(build, "exit");
if (isEnding || code !== 0) process.exit(code ?? 1);
for (const name of signals) process.off(name, end);
await import(new URL("../.next/services/scripts/start.mjs", import.meta.url).href);
