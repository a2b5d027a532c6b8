import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { blockSize, encodeHeader, paddingAfter } from "./tar";

const checksumsPerEntry = 1000;

/**
 * Each `checksums/…` lists the SHA-256 of the preceding entries in the format of `sha256sum`; `end.json` has that of
 * the lists.
 */
export class ArchiveWriter {
  private readonly total = createHash("sha256");
  private readonly createdAt = new Date();
  private lines: string[] = [];
  private lists = 0;
  private entries = 0;
  bytes = 0;

  private constructor(private readonly file: FileHandle) {}

  static async create(path: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, "wx", 0o600));
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.addStream(name, content.length, [content]);
  }

  async addStream(
    name: string,
    size: number,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const hash = createHash("sha256");
    await this.writeEntry(name, size, content, (chunk) => hash.update(chunk));
    this.lines.push(`${hash.digest("hex")}  ${name}\n`);
    this.entries += 1;
    if (this.lines.length >= checksumsPerEntry) await this.writeChecksums();
  }

  async finish(): Promise<void> {
    if (this.lines.length > 0) await this.writeChecksums();
    const end = { entries: this.entries, sha256: this.total.digest("hex") };
    await this.writePlain("end.json", Buffer.from(JSON.stringify(end)));
    await this.write(Buffer.alloc(2 * blockSize));
    await this.file.sync();
    await this.close();
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async writeChecksums(): Promise<void> {
    const list = Buffer.from(this.lines.join(""));
    this.total.update(list);
    this.lists += 1;
    this.lines = [];
    await this.writePlain(`checksums/${String(this.lists).padStart(6, "0")}.sha256`, list);
  }

  private writePlain(name: string, content: Buffer): Promise<void> {
    return this.writeEntry(name, content.length, [content], () => {});
  }

  private async writeEntry(
    name: string,
    size: number,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    onChunk: (chunk: Uint8Array) => void,
  ): Promise<void> {
    await this.write(encodeHeader(name, size, this.createdAt));
    let written = 0;
    for await (const chunk of content) {
      onChunk(chunk);
      written += chunk.length;
      await this.write(chunk);
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`);
    await this.write(Buffer.alloc(paddingAfter(size)));
  }

  private async write(chunk: Uint8Array): Promise<void> {
    for (let offset = 0; offset < chunk.length; )
      offset += (await this.file.write(chunk, offset)).bytesWritten;
    this.bytes += chunk.length;
  }
}
