import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import * as z from "zod/mini";
import { blockSize, decodeHeader, paddingAfter } from "./tar";

export type ArchiveEntry = { name: string; size: number; start: number };

const end = z.object({ entries: z.int(), sha256: z.string() });

/** Reads archives of `ArchiveWriter`. Every method throws when the archive is truncated or damaged. */
export class ArchiveReader {
  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
    private readonly size: number,
  ) {}

  static async open(path: string): Promise<ArchiveReader> {
    const file = await open(path, "r");
    return new ArchiveReader(path, file, (await file.stat()).size);
  }

  close(): Promise<void> {
    return this.file.close();
  }

  async *entries(): AsyncGenerator<ArchiveEntry> {
    let offset = 0;
    for (;;) {
      const header = decodeHeader(await this.readAt(offset, blockSize));
      if (!header) break;
      const start = offset + blockSize;
      offset = start + header.size + paddingAfter(header.size);
      if (offset > this.size) throw new Error("unexpected end of archive");
      yield { ...header, start };
    }
    const rest = await this.readAt(offset, 2 * blockSize);
    if (offset + rest.length !== this.size || rest.some((byte) => byte !== 0))
      throw new Error("data after the end of the archive");
  }

  read({ start, size }: ArchiveEntry): Readable {
    if (size === 0) return Readable.from([]);
    return createReadStream(this.path, { start, end: start + size - 1, highWaterMark: 256 * 1024 });
  }

  readWhole({ start, size }: ArchiveEntry): Promise<Buffer> {
    return this.readAt(start, size);
  }

  /** Verifies every checksum, and that no entry is missing or added. */
  async verify(): Promise<void> {
    const total = createHash("sha256");
    let pending: string[] = [];
    let counted = 0;
    let last: ArchiveEntry | undefined;
    for await (const entry of this.entries()) {
      if (last?.name === "end.json") throw new Error("data after the end of the archive");
      last = entry;
      await this.checkPadding(entry);
      if (entry.name === "end.json") continue;
      if (!entry.name.startsWith("checksums/")) {
        pending.push(`${await this.hash(entry)}  ${entry.name}\n`);
        counted += 1;
        continue;
      }
      const list = await this.readWhole(entry);
      if (list.toString() !== pending.join("")) throw new Error(`${entry.name} does not match`);
      total.update(list);
      pending = [];
    }
    if (last?.name !== "end.json" || pending.length > 0) throw new Error("unexpected end of archive");
    const declared = end.parse(JSON.parse((await this.readWhole(last)).toString()));
    if (declared.entries !== counted || declared.sha256 !== total.digest("hex"))
      throw new Error("end.json does not match");
  }

  private async hash(entry: ArchiveEntry): Promise<string> {
    const hash = createHash("sha256");
    for await (const chunk of this.read(entry)) hash.update(chunk);
    return hash.digest("hex");
  }

  private async checkPadding({ name, start, size }: ArchiveEntry): Promise<void> {
    const padding = await this.readAt(start + size, paddingAfter(size));
    if (padding.some((byte) => byte !== 0)) throw new Error(`data after ${name}`);
  }

  private async readAt(start: number, size: number): Promise<Buffer> {
    const buffer = Buffer.alloc(size);
    const { bytesRead } = size > 0 ? await this.file.read(buffer, 0, size, start) : { bytesRead: 0 };
    if (bytesRead !== size) throw new Error("unexpected end of archive");
    return buffer;
  }
}
