import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCli } from "../../cli-error";
import { parseNoun } from "./parse-noun";
import { type Noun, registerNoun } from "./registries";
import { fillTemplates } from "./templates";

runCli(async () => {
  const noun = parseNoun(process.argv.slice(2));
  const files = writeFiles(noun);
  const changed = registerNoun(noun);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "inherit" });
  run("npm", "run", "-s", "db:generate", "--", "--name", `create-${noun.plural}`);
  run("npx", "biome", "check", "--write", "--log-level=error", ...files, ...changed);
  console.log(
    `${files.join("\n")}\n\nRun \`npm run check\`, then adapt these files (CONTRIBUTING.md, A new noun).`,
  );
});

function writeFiles(noun: Noun): string[] {
  return fillTemplates(noun).map(({ path: file, text }) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
}
