/** The ustar format of POSIX: plain files with short ASCII names. */
export const blockSize = 512;

export function encodeHeader(name: string, size: number, modifiedAt: Date): Buffer {
  if (!/^[\x21-\x7e]{1,99}$/.test(name)) throw new Error(`not a name for an archive: ${name}`);
  if (size >= 8 ** 11) throw new Error(`too large for an archive: ${name}`);
  const block = Buffer.alloc(blockSize);
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(modifiedAt.getTime() / 1000), 12), 136);
  block.write("0", 156);
  block.write("ustar\u000000", 257);
  block.write(checksum(block), 148);
  return block;
}

export function decodeHeader(block: Buffer): { name: string; size: number } | null {
  if (block.length === blockSize && block.every((byte) => byte === 0)) return null;
  const isHeader = block.toString("latin1", 257, 262) === "ustar";
  if (!isHeader || block.toString("latin1", 148, 156) !== checksum(block))
    throw new Error("a header is damaged");
  const size = Number.parseInt(block.toString("latin1", 124, 136), 8);
  return { name: block.toString("latin1", 0, block.indexOf(0)), size };
}

export function paddingAfter(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize;
}

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, "0")}\0`;

/** The checksum of a header is computed as if its own field contained spaces. */
function checksum(block: Buffer): string {
  const sum = block.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 0x20 : byte), 0);
  return `${octal(sum, 7)} `;
}
