import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** In a process of its own, because esbuild writes to that of the process. */
async function load(file: string) {
  const script = `
    import loader from "./scripts/app/schemas-loader.mjs";
    const done = (error, code) => console.log(error ? "error: " + error.message : code);
    await loader.call({ async: () => done, resourcePath: ${JSON.stringify(path.join(root, file))} });`;
  return promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], { cwd: root });
}

test("gives browsers the method and path of an endpoint", async () => {
  const { stdout, stderr } = await load("lib/contact/contract.ts");
  expect(stdout).toContain('sendContactMessage = { method: "POST", path: "/api/contact"');
  expect(stderr).toBe("");
});

test("a file that only an older build had is an error of the loader, and nothing is printed", async () => {
  const { stdout, stderr } = await load("lib/contact/deleted-contract.ts");
  expect(stdout).toContain("error: Build failed");
  expect(stderr).toBe("");
});
