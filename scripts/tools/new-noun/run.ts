import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CliError, runCli } from "../../cli-error";
import { type Noun, registerNoun } from "./registries";

const templates = path.join(import.meta.dirname, "templates");

runCli(async () => {
  const noun = parseNoun(process.argv.slice(2));
  if (existsSync(`lib/${noun.plural}`)) throw new CliError(`lib/${noun.plural} exists already.`);
  const files = writeTemplates(noun);
  registerNoun(noun);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "inherit" });
  run("npm", "run", "-s", "db:generate", "--", "--name", `create-${noun.plural}`);
  run("npx", "biome", "check", "--write", "--log-level=error", ".");
  console.log(
    `${files.join("\n")}\n\nNow \`npm run check\`, then make it what it shall be (CONTRIBUTING.md, A new noun).`,
  );
});

/** `noun lessons`, or `noun people --singular person` where an `s` less does not do. */
function parseNoun([kind, plural = "", option, explicit]: string[]): Noun {
  if (kind !== "noun" || !/^[a-z]{3,30}$/.test(plural) || (option !== undefined && option !== "--singular"))
    throw new CliError("npm run new -- noun PLURAL [--singular SINGULAR], in lower-case letters");
  const singular = explicit ?? plural.replace(/ies$/, "y").replace(/s$/, "");
  if (singular === plural) throw new CliError(`Name one of them: --singular SINGULAR`);
  return { plural, Plural: capitalize(plural), singular, Singular: capitalize(singular) };
}

/** Each template has the path of its file, with `__nouns__` and `__noun__` in names and text. */
function writeTemplates(noun: Noun): string[] {
  const names = readdirSync(templates, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".txt"))
    .map((name) => {
      const file = fill(name.replace(/\.txt$/, ""), noun);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, fill(readFileSync(path.join(templates, name), "utf8"), noun));
      return file;
    });
}

function fill(text: string, { plural, Plural, singular, Singular }: Noun): string {
  return text
    .replaceAll("__nouns__", plural)
    .replaceAll("__Nouns__", Plural)
    .replaceAll("__noun__", singular)
    .replaceAll("__Noun__", Singular);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
