import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Messages } from "@/lib/core/i18n/messages";

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type CamelCased = { [Name in keyof Messages as CamelCase<Name>]: Messages[Name] };

const folder = fileURLToPath(new URL("../../messages", import.meta.url));

/** The application's messages by language and namespace: `messages.en.userManagement`. */
export const messages: Record<Locale, CamelCased> = { fr: readMessages("fr"), en: readMessages("en") };

function readMessages(locale: Locale): CamelCased {
  const files = readdirSync(path.join(folder, locale));
  const entries = files.map((file) => [
    path.basename(file, ".json").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    JSON.parse(readFileSync(path.join(folder, locale, file), "utf8")),
  ]);
  return Object.fromEntries(entries);
}
