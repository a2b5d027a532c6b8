import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { hashesIn, readScriptHashes, scriptHash, writeScriptHashes } from "./script-hashes";

test("hashes every inline script, and no external one", () => {
  const html = `<script>one</script><script src="/a.js" async=""></script><script id="b">two\n</script><script>one</script>`;
  expect(hashesIn(html)).toEqual([scriptHash("one"), scriptHash("two\n")]);
});

test("hashes as browsers do", () => {
  expect(scriptHash("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test("writes the hashes of prerendered pages by path", () => {
  const build = createTempDir();
  expect(readScriptHashes(build)).toEqual({});
  mkdirSync(path.join(build, "server/app/fr"), { recursive: true });
  writeFileSync(path.join(build, "server/app/fr/apropos.html"), "<script>a</script>");
  const routes = { "/fr/apropos": {}, "/icon.svg": {} };
  writeFileSync(path.join(build, "prerender-manifest.json"), JSON.stringify({ routes }));
  writeScriptHashes(build);
  expect(readScriptHashes(build)).toEqual({ "/fr/apropos": [scriptHash("a")] });
});
