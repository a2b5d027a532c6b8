import ts from "typescript";
import { find, type Source } from "./sources";

/** Words that no name may contain: metaphors and narration instead of the field's own term (CONTRIBUTING.md, Rules). */
const words = new Set(
  (
    "house errand errands duty duties keeper keepers patience impatience nobody somebody whoever told tell tells heard " +
    "hear hears said kept asked wanted minted decoy caller callers wish wishes squeeze sweep sweeps tally tallies trouble stranger strangers " +
    "engine engines refusal refusals happening happenings freshness allowance pulse unsaid slip slips forgive overspend unwanted worn forget forgets discard discards"
  ).split(" "),
);

/** Words that are allowed in a longer name, but are too vague as a whole name. */
const vagueNames = new Set(
  "each found made given known gone taken meant within place places failure failures".split(" "),
);

/** Tests may call a user without rights a stranger. */
const testWords = new Set(["stranger", "strangers"]);

/** Finds declared names that contain such a word. */
export function findDeniedNames(source: Source): string[] {
  return find(source, (node) => {
    const name = declaredName(node);
    if (name === undefined) return false;
    return (vagueNames.has(name) || isDenied(name, source.path)) && name;
  });
}

/** Finds message keys that contain such a word. */
export function findDeniedKeys(keys: Iterable<string>): string[] {
  return [...keys].filter((key) => key.split(".").some((part) => isDenied(part, "messages")));
}

/** Finds paths with such a word in a folder or in the file name. */
export function findDeniedPath({ path }: { path: string }): string[] {
  const parts = path.replace(/\.[a-z.]+$/, "").split("/");
  return parts.some((part) => vagueNames.has(part) || isDenied(part, path)) ? [path] : [];
}

function isDenied(name: string, path: string): boolean {
  const allowed = path.startsWith("e2e/") ? testWords : new Set();
  const parts = wordsOf(name);
  const hasDeniedWord = parts.some((word) => words.has(word) && !allowed.has(word));
  return hasDeniedWord || parts.join(" ").includes("come back");
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
}

function declaredName(node: ts.Node): string | undefined {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isEnumMember(node);
  if (!declares || !node.name) return;
  if (ts.isIdentifier(node.name)) return node.name.text;
  return ts.isPrivateIdentifier(node.name) ? node.name.text.slice(1) : undefined;
}
