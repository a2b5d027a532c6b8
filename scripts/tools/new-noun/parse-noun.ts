import { existsSync, readFileSync } from "node:fs";
import { Script } from "node:vm";
import { CliError } from "../../cli-error";
import type { Noun } from "./registries";
import { fillTemplates } from "./templates";

const usage = `Usage: npm run new -- noun PLURAL [--singular SINGULAR], in lower-case letters. The singular is needed
where it is not the plural without its s.`;

/** Parses `noun lessons` or `noun people --singular person`. Throws a `CliError` where the noun cannot be added. */
export function parseNoun([kind, plural = "", option, explicit, ...others]: string[]): Noun {
  const singular = explicit ?? plural.replace(/ies$/, "y").replace(/s$/, "");
  const areWords = [plural, singular].every((word) => /^[a-z]{3,30}$/.test(word));
  const isOption = option === undefined || (option === "--singular" && explicit !== undefined);
  if (kind !== "noun" || !areWords || !isOption || singular === plural || others.length > 0)
    throw new CliError(usage);
  const noun = { plural, Plural: capitalize(plural), singular, Singular: capitalize(singular) };
  assertNamesAreFree(noun);
  return noun;
}

function assertNamesAreFree(noun: Noun): void {
  const { plural, singular } = noun;
  const reserved = [plural, singular].find((word) => !isVariableName(word));
  if (reserved)
    throw new CliError(`${reserved} is a word of JavaScript: choose another noun, or another --singular.`);
  const existing = [`lib/${plural}`, ...fillTemplates(noun).map(({ path }) => path)].find(existsSync);
  if (existing) throw new CliError(`${existing} exists already: choose another noun.`);
  const endpoints = readFileSync("lib/endpoints.ts", "utf8");
  const imported = [plural, `${singular}Schemas`].find((name) => endpoints.includes(`import * as ${name} `));
  if (imported) throw new CliError(`lib/endpoints.ts has ${imported} already: choose another noun.`);
}

function isVariableName(word: string): boolean {
  try {
    new Script(`"use strict"; const ${word} = 0;`);
    return true;
  } catch {
    return false;
  }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
