// Boxes of ISO base media files (ISO 14496-12): a size, a type and a content.
const maxBoxes = 10_000;

export function boxesIn(bytes, from, to) {
  const boxes = [];
  for (let offset = from; offset + 8 <= to; ) {
    if (boxes.length === maxBoxes) throw new Error("too many boxes");
    const { header, size } = boxSize(bytes, offset, to);
    if (size < header || offset + size > to) throw new Error("a box beyond its end");
    boxes.push({
      type: bytes.toString("latin1", offset + 4, offset + 8),
      offset,
      start: offset + header,
      end: offset + size,
    });
    offset += size;
  }
  return boxes;
}

function boxSize(bytes, offset, to) {
  const size = bytes.readUInt32BE(offset);
  if (size === 0) return { header: 8, size: to - offset };
  if (size !== 1) return { header: 8, size };
  if (offset + 16 > to) throw new Error("a short box");
  return { header: 16, size: Number(bytes.readBigUInt64BE(offset + 8)) };
}

export function requireBox(boxes, type) {
  const box = boxes.find((candidate) => candidate.type === type);
  if (!box) throw new Error(`no ${type}`);
  return box;
}

/** Keeps the length, so that offsets elsewhere in the file stay valid. */
export function replaceWithFreeBox(bytes, { offset, start, end }) {
  bytes.write("free", offset + 4, "latin1");
  bytes.fill(0, start, end);
}
