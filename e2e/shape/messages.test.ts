import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { errorStatus } from "@/lib/core/errors/app-error";
import { messagesFor } from "@/lib/core/i18n/messages";
import {
  findBreakableFrench,
  findDifferingMessages,
  findMissingKeys,
  findUnelidedFrench,
  flatten,
  listArguments,
  type Tree,
} from "./messages";
import { listFiles, listSources, root } from "./sources";
import { findLiteralWords } from "./words";

const files = ["fr", "en"].flatMap((locale) => listFiles(`messages/${locale}`));
const namespaces = [...new Set(files.map((file) => path.basename(file, ".json")))];
const language = (locale: string) =>
  flatten(Object.fromEntries(namespaces.map((name) => [name, read(`messages/${locale}/${name}.json`)])));

function read(file: string): Tree {
  return files.includes(file) ? JSON.parse(readFileSync(path.join(root, file), "utf8")) : {};
}

test("every message exists in both languages", () => {
  const one = flatten({ posts: { send: "Envoyer", stop: "Arrêter" } });
  expect(findMissingKeys(one, flatten({ posts: { send: "Send", stop: "Stop" } }))).toEqual([]);
  expect(findMissingKeys(one, flatten({ posts: { send: "Send", stop: "" } }))).toEqual(["posts.stop"]);
  expect(findMissingKeys(language("fr"), language("en"))).toEqual([]);
});

test("a message takes the same arguments in both languages", () => {
  const plural = "{count, plural, =0 {rien} one {# post de {name}} other {# posts}} <b>ici</b>";
  expect(listArguments(plural)).toBe("<b> count name");
  expect(listArguments("{on, date, ::yyyyMMdd} {kind, select, a {x} other {{y}}}")).toBe("kind on y");
  expect(findDifferingMessages(flatten({ a: plural }), flatten({ a: "{count} by {name}" }))).toHaveLength(1);
  expect(findDifferingMessages(language("fr"), language("en"))).toEqual([]);
});

test("each error message belongs to a code of a response", () => {
  expect(Object.keys(messagesFor("fr").errors).sort()).toEqual(Object.keys(errorStatus).sort());
});

test("French sentences have no-break spaces before punctuation", () => {
  const isBreakable = (text: string) => findBreakableFrench(flatten({ text })).length > 0;
  expect(
    ["Quoi\u00a0?", "Note\u00a0: «\u00a0oui\u00a0»", "5\u00a0Mo, 5 modules"].filter(isBreakable),
  ).toEqual([]);
  expect(["Quoi ?", "« oui\u00a0»", "5 %", "{max} Mo"].every(isBreakable)).toBe(true);
  expect(findBreakableFrench(language("fr"))).toEqual([]);
});

test("French sentences have no name after a word that elides", () => {
  const isUnelided = (text: string) => findUnelidedFrench(flatten({ text })).length > 0;
  expect(["Demande envoyée par {name}", "De {count} à {max}"].filter(isUnelided)).toEqual([]);
  expect(["Demande de {name}", "De {email}"].every(isUnelided)).toBe(true);
  expect(findUnelidedFrench(language("fr"))).toEqual([]);
});

test("every namespace is registered and used", () => {
  expect(Object.keys(messagesFor("fr")).sort()).toEqual([...namespaces].sort());
  const code = listSources("app", "components", "lib").map(({ text }) => text);
  const usage = (name: string) =>
    new RegExp(
      `Translations(<[^>]*>)?\\(\\s*"${name}[."]|getTranslator\\([^,]*, "${name}[."]|namespace: "${name}[."]|messagesFor\\(.*\\)\\.${name}\\b`,
    );
  expect(usage("posts").test('useTranslations("posts.card")')).toBe(true);
  expect(usage("posts").test('import posts from "@/messages/fr/posts.json"')).toBe(false);
  expect(namespaces.filter((name) => !code.some((text) => usage(name).test(text)))).toEqual([]);
});

test("no JSX holds literal text", () => {
  const jsx = (text: string) => findLiteralWords({ path: "a.tsx", text }, ["Préau"]);
  expect(jsx('<p title={t("a")} className="wide">{t("send")} · 3 Préau</p>')).toHaveLength(1);
  expect(jsx('<p title={t("a")} className="wide">{t("send")} · <b>Préau</b></p>')).toEqual([]);
  expect(jsx("<p>Bonjour</p>")).toHaveLength(1);
  expect(jsx('<p>{"Bonjour"}</p>')).toHaveLength(1);
  expect(jsx('<p>{open ? "Fermer" : t("open")}</p>')).toHaveLength(1);
  expect(jsx('<img alt="Un platane" />')).toHaveLength(1);
  expect(jsx("<img alt={`Photo \u0024{n}`} />")).toHaveLength(1);
  expect(listSources("app", "components").flatMap((file) => findLiteralWords(file, ["Préau"]))).toEqual([]);
});
