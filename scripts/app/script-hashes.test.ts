import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { hashesIn, readScriptHashes, scriptHash, writeScriptHashes } from "./script-hashes";

test("every inline script of a page may run, and no file is taken for one", () => {
  const html = `<script>one</script><script src="/a.js" async=""></script><script id="b">two\n</script><script>one</script>`;
  expect(hashesIn(html)).toEqual([scriptHash("one"), scriptHash("two\n")]);
});

test("a hash is the one that browsers count", () => {
  expect(scriptHash("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test("a build's prerendered pages are noted under their addresses", () => {
  const build = mkdtempSync(path.join(os.tmpdir(), "preau-build-"));
  expect(readScriptHashes(build)).toEqual({});
  mkdirSync(path.join(build, "server/app/fr"), { recursive: true });
  writeFileSync(path.join(build, "server/app/fr/apropos.html"), "<script>a</script>");
  const routes = { "/fr/apropos": {}, "/icon.svg": {} };
  writeFileSync(path.join(build, "prerender-manifest.json"), JSON.stringify({ routes }));
  writeScriptHashes(build);
  expect(readScriptHashes(build)).toEqual({ "/fr/apropos": [scriptHash("a")] });
});
