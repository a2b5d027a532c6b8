import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTempDir } from "@/e2e/support/temp-dir";
import { ArchiveReader } from "./archive-reader";
import { ArchiveWriter } from "./archive-writer";
import { newManifest } from "./manifest";
import { openArchive } from "./open-archive";

const folder = createTempDir(afterAll);
const file = path.join(folder, "backup.tar");
const contents: Record<string, string> = { "a.json": "{}", "files/empty": "", "files/b": "x".repeat(700) };
let validArchive: Buffer;

beforeAll(async () => {
  const archive = await ArchiveWriter.create(file);
  for (const [name, content] of Object.entries(contents)) await archive.add(name, Buffer.from(content));
  await archive.finish();
  validArchive = await readFile(file);
});

async function verify(content: Buffer): Promise<void> {
  const other = path.join(folder, "other.tar");
  await writeFile(other, content);
  const reader = await ArchiveReader.open(other);
  await reader.verify().finally(() => reader.close());
}

test("reads a written archive, whose file only its owner may read", async () => {
  await verify(validArchive);
  const reader = await ArchiveReader.open(file);
  const read: Record<string, string> = {};
  for await (const entry of reader.entries()) read[entry.name] = (await reader.readWhole(entry)).toString();
  await reader.close();
  expect(read).toMatchObject(contents);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("rejects an archive in which any byte was altered", async () => {
  for (let offset = 0; offset < validArchive.length; offset += 13) {
    const altered = Buffer.from(validArchive);
    altered[offset] = (altered[offset] ?? 0) ^ 1;
    await expect(verify(altered), `byte ${offset}`).rejects.toThrow();
  }
});

test("rejects an archive that is truncated anywhere, and one with data after its end", async () => {
  for (let length = 0; length < validArchive.length; length += 101)
    await expect(verify(validArchive.subarray(0, length)), `${length} bytes`).rejects.toThrow(
      "unexpected end",
    );
  await expect(verify(validArchive.subarray(0, -1))).rejects.toThrow("unexpected end of archive");
  await expect(verify(Buffer.concat([validArchive, Buffer.alloc(1)]))).rejects.toThrow(
    "data after the end of the archive",
  );
});

test("rejects an archive without one of its entries", async () => {
  const second = 2 * 512;
  await expect(
    verify(Buffer.concat([validArchive.subarray(0, second), validArchive.subarray(second + 512)])),
  ).rejects.toThrow();
});

test("rejects a file whose size differs from its header, and never replaces a file", async () => {
  await expect(ArchiveWriter.create(file)).rejects.toThrow("EEXIST");
  const archive = await ArchiveWriter.create(path.join(folder, "third.tar"));
  await archive.addStream("right", 2, [Buffer.from("12")]);
  await expect(archive.addStream("wrong", 3, [Buffer.from("12")])).rejects.toThrow("wrong has 2 bytes");
  await archive.close();
});

test("rejects an archive of another format with one sentence", async () => {
  const own = newManifest({ postgres: "18", migrations: [1], demo: null, tables: [] });
  const write = async (name: string, manifest: object) => {
    const other = path.join(folder, name);
    const archive = await ArchiveWriter.create(other);
    await archive.add("backup.json", Buffer.from(JSON.stringify(manifest)));
    await archive.add("secrets.json", Buffer.from("{}"));
    await archive.add("summary.json", Buffer.from(JSON.stringify({ rows: {}, sequences: {} })));
    await archive.finish();
    return other;
  };
  const archive = await openArchive(await write("own.tar", own));
  expect(archive.manifest).toEqual(own);
  await archive.reader.close();
  const newer = await write("newer.tar", { ...own, version: 2 });
  await expect(openArchive(newer)).rejects.toThrow(
    `${newer} is not a backup or is damaged (backup.json is of another version of the application): nothing was restored.`,
  );
});
