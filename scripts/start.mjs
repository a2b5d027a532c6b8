import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

// Plain JavaScript: what builds the application ends before the process that stays begins, and its memory with it.
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
