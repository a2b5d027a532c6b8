import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createDataDir, filesIn } from "@/e2e/support/data-dir";
import { diskStorage } from "./disk";
import { createStoragePath } from "./paths";
import { deleteStaleTempFiles } from "./temp-files";

const folder = createDataDir();
let created = 0;

function newStorage() {
  created += 1;
  const directory = path.join(folder, String(created));
  return { directory, storage: diskStorage(directory) };
}

async function read(
  storage: ReturnType<typeof diskStorage>,
  name: string,
  range?: { start: number; end: number },
) {
  const file = await storage.open(name, range);
  return file && (await buffer(file.stream)).toString();
}

test("reads a stored file, whole or in part", async () => {
  const { storage } = newStorage();
  const name = createStoragePath("images", "webp");
  await storage.put(name, Buffer.from("under the plane trees"));
  expect(await read(storage, name)).toBe("under the plane trees");
  expect(await read(storage, name, { start: 6, end: 8 })).toBe("the");
  expect(await read(storage, name, { start: 20, end: 20 })).toBe("s");
  expect(await storage.stat(name)).toEqual({ size: 21 });
});

test("stores a stream like bytes, and returns a large file unchanged", async () => {
  const { storage } = newStorage();
  const name = createStoragePath("images", "webp");
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
  await storage.put(name, Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]));
  const file = await storage.open(name);
  expect(file?.size).toBe(bytes.length);
  expect(bytes.equals(await buffer(file?.stream as ReadableStream))).toBe(true);
});

test("stores an empty file", async () => {
  const { storage } = newStorage();
  const name = createStoragePath("images", "webp");
  await storage.put(name, Buffer.alloc(0));
  expect(await read(storage, name)).toBe("");
});

test("returns null for a missing file, and deletes it without an error", async () => {
  const { storage } = newStorage();
  const name = createStoragePath("images", "webp");
  await storage.put(name, Buffer.from("x"));
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.open(name)).toBeNull();
  expect(await storage.stat(name)).toBeNull();
});

test("an open file stays readable to its end after its deletion", async () => {
  const { storage } = newStorage();
  const name = createStoragePath("images", "webp");
  await storage.put(name, Buffer.alloc(500_000, "a"));
  const file = await storage.open(name);
  await storage.remove(name);
  expect(await buffer(file?.stream as ReadableStream)).toHaveLength(500_000);
});

test.each([
  "../../../etc/passwd",
  "images/../../secrets.json",
  "/etc/passwd",
  "images/aa/bb/../../../x",
  "images/aa/bb/0123456789abcdef0123456789ab.webp\0.png",
  "images\\aa\\bb\\0123456789abcdef0123456789ab.webp",
  "images/aa/bb/0123456789abcdef0123456789ab.webp\n",
  ".drafts/0123456789abcdef0123456789abcdef",
  "",
])("rejects the path %j", async (name) => {
  const { storage, directory } = newStorage();
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(folder, "secrets.json"), "secret");
  expect(await storage.open(name)).toBeNull();
  expect(await storage.stat(name)).toBeNull();
  await expect(storage.put(name, Buffer.from("x"))).rejects.toThrow("not a storage path");
  await expect(storage.remove(name)).rejects.toThrow("not a storage path");
  expect(filesIn(directory)).toEqual([]);
});

test("other users of the machine cannot read a file", async () => {
  const { storage, directory } = newStorage();
  const name = createStoragePath("images", "webp");
  await storage.put(name, Buffer.from("x"));
  expect(statSync(path.join(directory, name)).mode & 0o077).toBe(0);
  expect(statSync(path.dirname(path.join(directory, name))).mode & 0o077).toBe(0);
});

test("a failed write leaves no file", async () => {
  const { storage, directory } = newStorage();
  const failing = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      throw new Error("the line went dead");
    })(),
  );
  await expect(storage.put(createStoragePath("images", "webp"), failing)).rejects.toThrow(
    "the line went dead",
  );
  expect(filesIn(directory)).toEqual([]);
});

test("a process killed during a write leaves no partial file, and its temporary file is deleted", async () => {
  const { storage, directory } = newStorage();
  const stored = createStoragePath("images", "webp");
  await storage.put(stored, Buffer.from("kept"));
  const name = createStoragePath("images", "webp");
  await killWhileWriting(directory, name);
  expect(await storage.stat(name)).toBeNull();
  const [tempFile = ""] = filesIn(path.join(directory, ".drafts"));
  expect(readFileSync(path.join(directory, ".drafts", tempFile)).length).toBeGreaterThan(0);

  const longAgo = new Date(Date.now() - 9 * 60_000);
  utimesSync(path.join(directory, ".drafts", tempFile), longAgo, longAgo);
  const recent = path.join(directory, ".drafts", "recent");
  writeFileSync(recent, "another process writes this");
  await deleteStaleTempFiles(path.join(directory, ".drafts"));
  expect(filesIn(path.join(directory, ".drafts"))).toEqual(["recent"]);
  expect(await read(storage, stored)).toBe("kept");
});

test("lists every file in nested folders", async () => {
  const { storage } = newStorage();
  const names = Array.from({ length: 120 }, () => createStoragePath("documents", "pdf")).sort();
  for (const name of names) await storage.put(name, Buffer.from("x"));
  const listed: string[] = [];
  for await (const { path: name } of storage.list()) listed.push(name);
  expect(listed.sort()).toEqual(names);
});

/** Stores in a process of its own what comes in on its standard input. */
function storing(directory: string, name: string): ChildProcess {
  const script = `
    import { diskStorage } from "./lib/core/storage/disk.ts";
    await diskStorage(${JSON.stringify(directory)}).put(${JSON.stringify(name)}, process.stdin);`;
  const root = path.resolve(import.meta.dirname, "../../..");
  const options = ["--import", "tsx", "--input-type=module", "-e", script];
  return spawn(process.execPath, options, { cwd: root, stdio: ["pipe", "inherit", "inherit"] });
}

async function killWhileWriting(directory: string, name: string): Promise<void> {
  const child = storing(directory, name);
  child.stdin?.on("error", () => {});
  child.stdin?.write(Buffer.alloc(200_000, "half"));
  await expect.poll(() => tempFilesSize(directory), { timeout: 15_000 }).toBeGreaterThan(0);
  child.kill("SIGKILL");
  await once(child, "exit");
}

function tempFilesSize(directory: string): number {
  const tempDir = path.join(directory, ".drafts");
  const names = filesIn(directory).filter((name) => name.startsWith(".drafts"));
  return names.reduce((sum, name) => sum + statSync(path.join(tempDir, path.basename(name))).size, 0);
}
