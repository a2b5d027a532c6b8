import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { unzip } from "@/e2e/support/archives";
import { createDataDir, openFilesIn } from "@/e2e/support/data-dir";
import { createStoragePath } from "./paths";
import { storage } from "./storage";
import { fileNameOf, zipOf } from "./zip";

const folder = createDataDir();

async function stored(content: string | Buffer): Promise<string> {
  const name = createStoragePath("documents", "pdf");
  await storage().put(name, Buffer.from(content));
  return name;
}

test("an archive contains files and texts under their names", async () => {
  const entries = [
    { name: "a/1.pdf", path: await stored("one") },
    { name: "README.txt", text: "été" },
    { name: "a/2.pdf", path: await stored("two") },
  ];
  const files = await unzip(await buffer(zipOf(entries)));
  expect(Object.entries(files).map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ["a/1.pdf", "one"],
    ["README.txt", "été"],
    ["a/2.pdf", "two"],
  ]);
  expect(await unzip(await buffer(zipOf([])))).toEqual({});
});

test("a missing file is empty in the archive, and the others are complete", async () => {
  const entries = [
    { name: "gone.pdf", path: createStoragePath("documents", "pdf") },
    { name: "kept.pdf", path: await stored("kept") },
  ];
  const files = await unzip(await buffer(zipOf(entries)));
  expect([files["gone.pdf"]?.length, files["kept.pdf"]?.toString()]).toEqual([0, "kept"]);
});

test.each([
  ["cannot be opened", (file: string) => writeFileSync(path.dirname(file), ""), "storage_unavailable"],
  ["breaks off", (file: string) => mkdirSync(file, { recursive: true }), "EISDIR"],
])("when a file %s, the archive fails and closes all open files", async (_, corrupt, error) => {
  const [whole, broken] = [await stored(Buffer.alloc(300_000)), createStoragePath("documents", "pdf")];
  const file = path.join(folder, "storage", broken);
  mkdirSync(path.dirname(path.dirname(file)), { recursive: true });
  corrupt(file);
  const paths = [whole, broken, whole];
  const archive = zipOf(paths.map((storedPath, index) => ({ name: `${index}.pdf`, path: storedPath })));
  await expect(buffer(archive)).rejects.toThrow(error);
  expect(openFilesIn(folder)).toEqual([]);
});

test("an aborted archive leaves no file open", async () => {
  const paths = await Promise.all([1, 2].map(() => stored(Buffer.alloc(5_000_000))));
  const archive = zipOf(paths.map((path, index) => ({ name: `${index}.pdf`, path })));
  const reader = Readable.toWeb(archive).getReader();
  // The head of an entry comes before its file is opened, its bytes after.
  await reader.read();
  await reader.read();
  expect(openFilesIn(folder)).toHaveLength(1);
  await reader.cancel();
  await expect.poll(() => openFilesIn(folder)).toEqual([]);
});

test.each([
  ["CV d’Anaïs.pdf", "CV d’Anaïs.pdf"],
  ["../../etc/passwd", "etc passwd"],
  ['a<b>:"c"|?*\\.pdf', "a b c.pdf"],
  ["..", "-"],
  ["", "-"],
  [`${"é".repeat(200)}.pdf`, `${"é".repeat(76)}.pdf`],
  ["😀".repeat(200), "😀".repeat(80)],
])("names a file called %j %j in an archive", (name, called) => {
  expect(fileNameOf(name)).toBe(called);
});
