import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export type ScriptHashes = Record<string, string[]>;

const fileIn = (build: string) => path.join(build, "script-hashes.json");

export function writeScriptHashes(build: string): void {
  const { routes } = JSON.parse(readFileSync(path.join(build, "prerender-manifest.json"), "utf8"));
  const pages = Object.keys(routes).flatMap((route) => {
    const file = path.join(build, "server/app", `${route === "/" ? "/index" : route}.html`);
    return existsSync(file) ? [[route, hashesIn(readFileSync(file, "utf8"))] as const] : [];
  });
  writeFileSync(fileIn(build), JSON.stringify(Object.fromEntries(pages)));
}

export function readScriptHashes(build: string): ScriptHashes {
  return existsSync(fileIn(build)) ? JSON.parse(readFileSync(fileIn(build), "utf8")) : {};
}

export function hashesIn(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return [...new Set(scripts.map(([, text = ""]) => scriptHash(text)))];
}

export function scriptHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
