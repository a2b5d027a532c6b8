/** A box of an MP4. */
export function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

/** An MP4 of this size, whose metadata contains the location where it was filmed. */
export function mp4(width = 320, height = 180, media = Buffer.alloc(3000, 7)): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(0x10000, 40);
  header.writeUInt16BE(width, 76);
  header.writeUInt16BE(height, 80);
  const handler = Buffer.alloc(24);
  handler.write("vide", 8, "latin1");
  const locationBox = box("udta", Buffer.from("+48.8566+002.3522/"));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0mp42", "latin1")),
    box("mdat", media),
    box("moov", box("trak", box("tkhd", header), box("mdia", box("hdlr", handler))), locationBox),
  ]);
}

/** An element of a WebM. */
export function element(id: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return Buffer.concat([Buffer.from(id.toString(16), "hex"), size, content]);
}

export function webm(width = 320, height = 180, type = "webm"): Buffer {
  const number = (value: number) => Buffer.from([value >> 8, value & 0xff]);
  const video = element(0xe0, element(0xb0, number(width)), element(0xba, number(height)));
  const tracks = element(0x1654ae6b, element(0xae, element(0x83, Buffer.from([1])), video));
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from(type))),
    element(0x18538067, tracks, element(0x1f43b675, Buffer.alloc(500))),
  ]);
}
