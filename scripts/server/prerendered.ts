import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { readScriptHashes, type ScriptHashes } from "../app/script-hashes";
import { root } from "../services/supervised-process";

let hashesByPage: ScriptHashes | undefined;

export function prerenderedHashes(url: string): string[] | undefined {
  hashesByPage ??= readScriptHashes(path.join(root, ".next"));
  const french = `/${defaultLocale}${url === "/" ? "" : url}`;
  return ownHashes(hashesByPage, url) ?? ownHashes(hashesByPage, french);
}

const ownHashes = (hashes: ScriptHashes, page: string) =>
  Object.hasOwn(hashes, page) ? hashes[page] : undefined;

let bypass: string | undefined;

/** The cookie of Next.js's draft mode: a request with this secret renders a prerendered page again. */
export function bypassCookie(): string {
  const read = () => JSON.parse(readFileSync(path.join(root, ".next/prerender-manifest.json"), "utf8"));
  bypass ??= `__prerender_bypass=${read().preview.previewModeId}`;
  return bypass;
}

export const isPrerenderBypassed = ({ headers }: IncomingMessage) =>
  bypass !== undefined && headers.cookie === bypass;
