import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CliError, runCli } from "../../cli-error";
import { type Noun, registerNoun } from "./registries";
import { fillTemplates } from "./templates";

runCli(async () => {
  const noun = parseNoun(process.argv.slice(2));
  if (existsSync(`lib/${noun.plural}`)) throw new CliError(`lib/${noun.plural} exists already.`);
  const files = writeFiles(noun);
  const changed = registerNoun(noun);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "inherit" });
  run("npm", "run", "-s", "db:generate", "--", "--name", `create-${noun.plural}`);
  run("npx", "biome", "check", "--write", "--log-level=error", ...files, ...changed);
  console.log(
    `${files.join("\n")}\n\nNow \`npm run check\`, then make it what it shall be (CONTRIBUTING.md, A new noun).`,
  );
});

/** Parses `noun lessons`, or `noun people --singular person` when the singular is not the plural without its `s`. */
function parseNoun([kind, plural = "", option, explicit]: string[]): Noun {
  const singular = explicit ?? plural.replace(/ies$/, "y").replace(/s$/, "");
  const areWords = [plural, singular].every((word) => /^[a-z]{3,30}$/.test(word));
  if (kind !== "noun" || !areWords || (option !== undefined && (option !== "--singular" || !explicit)))
    throw new CliError("npm run new -- noun PLURAL [--singular SINGULAR], in lower-case letters");
  if (singular === plural) throw new CliError(`Name one of them: --singular SINGULAR`);
  return { plural, Plural: capitalize(plural), singular, Singular: capitalize(singular) };
}

function writeFiles(noun: Noun): string[] {
  return fillTemplates(noun).map(({ path: file, text }) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
