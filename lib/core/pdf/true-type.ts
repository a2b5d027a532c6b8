/** What a PDF needs to know of a TrueType font to embed it. Sizes are in thousandths of the font's size. */
export type TrueTypeFont = {
  bytes: Buffer;
  ascent: number;
  descent: number;
  box: number[];
  /** 0 where the font has no glyph. */
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
};

export function parseTrueType(bytes: Buffer): TrueTypeFont {
  const tables = readTables(bytes);
  const table = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new Error(`the font has no table ${name}`);
    return found;
  };
  const [head, hhea, hmtx] = [table("head"), table("hhea"), table("hmtx")];
  const unitsPerEm = head.readUInt16BE(18);
  const scale = (value: number) => Math.round((value * 1000) / unitsPerEm);
  const metrics = hhea.readUInt16BE(34);
  return {
    bytes,
    ascent: scale(hhea.readInt16BE(4)),
    descent: scale(hhea.readInt16BE(6)),
    box: [36, 38, 40, 42].map((at) => scale(head.readInt16BE(at))),
    glyphOf: readCharacterMap(table("cmap")),
    advanceOf: (glyph) => scale(hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4)),
  };
}

function readTables(bytes: Buffer): Map<string, Buffer> {
  const count = bytes.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, at): [string, Buffer] => {
    const record = 12 + at * 16;
    const [offset, length] = [bytes.readUInt32BE(record + 8), bytes.readUInt32BE(record + 12)];
    return [bytes.toString("latin1", record, record + 4), bytes.subarray(offset, offset + length)];
  });
  return new Map(entries);
}

/** Format 4 of the Unicode subtable: segments of the basic plane. */
function readCharacterMap(cmap: Buffer): (codePoint: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8));
  const offset = offsets.find((each) => cmap.readUInt16BE(each) === 4);
  if (offset === undefined) throw new Error("the font has no character map of format 4");
  const map = cmap.subarray(offset);
  const segments = map.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + segments * 2];
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
  return (codePoint) => {
    for (let at = 0; at < segments; at++) {
      if (codePoint > map.readUInt16BE(ends + at * 2)) continue;
      const start = map.readUInt16BE(starts + at * 2);
      if (codePoint < start) return 0;
      const delta = map.readUInt16BE(deltas + at * 2);
      const range = map.readUInt16BE(ranges + at * 2);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = map.readUInt16BE(ranges + at * 2 + range + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
