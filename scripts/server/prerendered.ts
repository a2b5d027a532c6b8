import path from "node:path";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { readScriptHashes, type ScriptHashes } from "../app/script-hashes";
import { root } from "../services/supervised-process";

let hashesByPage: ScriptHashes | undefined;

export function prerenderedHashes(address: string): string[] | undefined {
  hashesByPage ??= readScriptHashes(path.join(root, ".next"));
  const french = `/${defaultLocale}${address === "/" ? "" : address}`;
  return ownHashes(hashesByPage, address) ?? ownHashes(hashesByPage, french);
}

const ownHashes = (hashes: ScriptHashes, page: string) =>
  Object.hasOwn(hashes, page) ? hashes[page] : undefined;
