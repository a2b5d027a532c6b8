import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "../../engines/child";
import type { Rename } from "./lists";
import { locate } from "./locate";

type Edit = { start: number; end: number; text: string };

/** Renames everywhere, all against the code as it is now; returns what the code does not have. */
export function renameIdentifiers(files: readonly string[], renames: readonly Rename[]): string[] {
  const service = languageService(files);
  const program = service.getProgram();
  const edits = new Map<string, Map<number, Edit>>();
  const missing: string[] = [];
  for (const { file, name, to } of renames) {
    const source = program?.getSourceFile(path.join(root, file));
    const nodes = source ? locate(source, name) : [];
    if (nodes.length === 0) missing.push(`${file}: ${name}`);
    for (const node of nodes) collect(service, node, to, edits);
  }
  for (const [file, found] of edits)
    writeFileSync(file, apply(readFileSync(file, "utf8"), [...found.values()]));
  return missing;
}

function collect(
  service: ts.LanguageService,
  node: ts.Node,
  to: string,
  edits: Map<string, Map<number, Edit>>,
) {
  const options = { providePrefixAndSuffixTextForRename: true };
  const file = node.getSourceFile().fileName;
  const places = service.findRenameLocations(file, node.getStart(), false, false, options) ?? [];
  for (const { fileName, textSpan, prefixText = "", suffixText = "" } of places) {
    if (fileName.includes("node_modules")) continue;
    const own = edits.get(fileName) ?? new Map<number, Edit>();
    edits.set(fileName, own);
    if (own.has(textSpan.start)) continue;
    const end = textSpan.start + textSpan.length;
    own.set(textSpan.start, { start: textSpan.start, end, text: prefixText + to + suffixText });
  }
}

function apply(text: string, edits: Edit[]): string {
  const last = edits.sort((one, other) => other.start - one.start);
  const renamed = last.reduce(
    (done, { start, end, text: to }) => done.slice(0, start) + to + done.slice(end),
    text,
  );
  return renamed.replace(/\b([A-Za-z_$][\w$]*) as \1\b/g, "$1");
}

function languageService(files: readonly string[]): ts.LanguageService {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const snapshots = new Map<string, ts.IScriptSnapshot>();
  const snapshot = (file: string) => {
    const text = snapshots.has(file) ? undefined : ts.sys.readFile(file);
    if (text !== undefined) snapshots.set(file, ts.ScriptSnapshot.fromString(text));
    return snapshots.get(file);
  };
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => [...files, "next-env.d.ts"].map((file) => path.join(root, file)),
    getScriptVersion: () => "1",
    getScriptSnapshot: snapshot,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => ({ ...options, incremental: false }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
}
