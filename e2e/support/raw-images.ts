import { deflateSync } from "node:zlib";

/** Images written byte by byte, valid and malformed. */

const signature = Buffer.from("89504e470d0a1a0a", "hex");

/** A white PNG with one bit per pixel: few bytes, whatever dimensions it declares. */
export function png(width: number, height: number, { before = [] as Buffer[], after = "" } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height, 0xff);
  for (let offset = 0; offset < rows.length; offset += Math.ceil(width / 8) + 1) rows[offset] = 0;
  const chunks = [pngChunk("IHDR", header), ...before, pngChunk("IDAT", deflateSync(rows))];
  return Buffer.concat([signature, ...chunks, pngChunk("IEND", Buffer.alloc(0)), Buffer.from(after)]);
}

export function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  return Buffer.concat([uint32(data.length), body, uint32(checksum(body))]);
}

/** A GIF whose frames declare the size of its screen but contain a single pixel. */
export function gif(
  width: number,
  height: number,
  { frames = 1, comment = "" }: { frames?: number; comment?: string } = {},
): Buffer {
  const header = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  header.writeUInt16LE(width, 6);
  header.writeUInt16LE(height, 8);
  const declared = Buffer.from(comment);
  const extension = comment ? [Buffer.from([0x21, 0xfe, declared.length]), declared, Buffer.from([0])] : [];
  const frame = Buffer.from("21f904000a0000002c0000000000000000000202440100", "hex");
  header.copy(frame, 13, 6, 10);
  return Buffer.concat([header, ...extension, ...Array<Buffer>(frames).fill(frame), Buffer.from(";")]);
}

/** The same JPEG with its shortest scan repeated: each repetition makes a decoder process the whole image again. */
export function withScans(jpeg: Buffer, times: number): Buffer {
  const segments = segmentsOf(jpeg);
  const scans = segments.filter((segment) => segment[1] === 0xda).sort((a, b) => a.length - b.length);
  const again = Array<Buffer>(times).fill(scans[0] ?? Buffer.alloc(0));
  return Buffer.concat([jpeg.subarray(0, 2), ...segments.slice(0, -1), ...again, ...segments.slice(-1)]);
}

function segmentsOf(jpeg: Buffer): Buffer[] {
  const segments: Buffer[] = [];
  for (let offset = 2; offset < jpeg.length; ) {
    const end = jpeg[offset + 1] === 0xd9 ? jpeg.length : endOfSegment(jpeg, offset);
    segments.push(jpeg.subarray(offset, end));
    offset = end;
  }
  return segments;
}

function endOfSegment(jpeg: Buffer, offset: number): number {
  let end = offset + 2 + jpeg.readUInt16BE(offset + 2);
  if (jpeg[offset + 1] !== 0xda) return end;
  while (jpeg[end] !== 0xff || jpeg[end + 1] === 0) end += 1;
  return end;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** CRC-32, as PNG requires. */
function checksum(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
