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

const { SyntaxKind } = ts;

const declarations = new Set([
  SyntaxKind.VariableDeclaration,
  SyntaxKind.Parameter,
  SyntaxKind.BindingElement,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.ClassDeclaration,
  SyntaxKind.TypeAliasDeclaration,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.TypeParameter,
  SyntaxKind.PropertySignature,
  SyntaxKind.PropertyAssignment,
  SyntaxKind.MethodSignature,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.PropertyDeclaration,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
  SyntaxKind.EnumMember,
]);

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
  if (!declarations.has(node.kind)) return;
  const { name } = node as ts.NamedDeclaration;
  if (!name) return;
  if (ts.isIdentifier(name)) return name.text;
  return ts.isPrivateIdentifier(name) ? name.text.slice(1) : undefined;
}
