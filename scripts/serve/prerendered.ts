import path from "node:path";
import { defaultLocale } from "@/lib/i18n/locales";
import { root } from "../engines/child";
import { readScriptHashes, type ScriptHashes } from "../house/script-hashes";

let known: ScriptHashes | undefined;

/** The hashes of a prerendered page's inline scripts; undefined for any other address. */
export function prerenderedHashes(address: string): string[] | undefined {
  known ??= readScriptHashes(path.join(root, ".next"));
  const french = `/${defaultLocale}${address === "/" ? "" : address}`;
  return own(known, address) ?? own(known, french);
}

const own = (hashes: ScriptHashes, page: string) => (Object.hasOwn(hashes, page) ? hashes[page] : undefined);
