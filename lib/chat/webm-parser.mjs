// WebM (RFC 8794 and 9559): elements of an id, a size and a content.
const ids = {
  header: 0x1a45dfa3,
  documentType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  track: 0xae,
  trackType: 0x83,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
};
const metadata = [ids.tags, ids.attachments];
const voidId = 0xec;
const videoTrack = 1;
const maxElements = 100_000;

/** Throws for anything but a video. Blanks metadata in place. */
export function readWebm(bytes) {
  const [header, segment] = elementsIn(bytes, 0, bytes.length);
  if (header?.id !== ids.header || segment?.id !== ids.segment) throw new Error("no WebM");
  const type = requireElement(elementsIn(bytes, header.start, header.end), ids.documentType);
  if (bytes.toString("latin1", type.start, type.end).replace(/\0+$/, "") !== "webm")
    throw new Error("no WebM");
  const parts = segmentParts(bytes, segment);
  requireElement(parts, ids.cluster);
  const list = requireElement(parts, ids.tracks);
  const tracks = elementsIn(bytes, list.start, list.end)
    .filter(({ id }) => id === ids.track)
    .map(({ start, end }) => elementsIn(bytes, start, end));
  const video = tracks.find((track) => numberOf(bytes, requireElement(track, ids.trackType)) === videoTrack);
  if (!video) throw new Error("no video track");
  const { start, end } = requireElement(video, ids.video);
  const [width, height] = [ids.width, ids.height].map((id) =>
    numberOf(bytes, requireElement(elementsIn(bytes, start, end), id)),
  );
  if (width < 1 || height < 1 || width > 16_384 || height > 16_384) throw new Error("no video track");
  for (const part of parts) if (metadata.includes(part.id)) replaceWithVoid(bytes, part);
  return { width, height };
}

/** A cluster of a live recording has no size: it ends where the next part of the segment begins. */
function segmentParts(bytes, segment) {
  const parts = elementsIn(bytes, segment.start, segment.end);
  for (let last = parts.at(-1); last?.isUnsized && last.id === ids.cluster; last = parts.at(-1)) {
    const next = nextPart(bytes, last);
    if (next === last.end) break;
    last.end = next;
    last.isUnsized = false;
    parts.push(...elementsIn(bytes, next, segment.end));
  }
  return parts;
}

/** Only the parts of a segment have an id of four bytes. A recording that was cut off still plays. */
function nextPart(bytes, { start, end }) {
  try {
    for (let offset = start; offset < end; ) {
      const element = elementAt(bytes, offset, end);
      if (element.id > 0xff_ffff) return offset;
      offset = element.end;
    }
  } catch {}
  return end;
}

function requireElement(elements, id) {
  const element = elements.find((candidate) => candidate.id === id);
  if (!element) throw new Error(`no element ${id.toString(16)}`);
  return element;
}

function elementsIn(bytes, from, to) {
  const elements = [];
  for (let offset = from; offset < to; ) {
    if (elements.length === maxElements) throw new Error("too many elements");
    const element = elementAt(bytes, offset, to);
    elements.push(element);
    offset = element.end;
  }
  return elements;
}

/** An element without a size ends with its parent. */
function elementAt(bytes, offset, to) {
  const id = readVarInt(bytes, offset, to, true);
  const size = readVarInt(bytes, offset + id.length, to, false);
  const start = offset + id.length + size.length;
  const end = size.isUnknown ? to : start + size.value;
  if (end > to) throw new Error("an element beyond its end");
  return { id: id.value, offset, start, end, isUnsized: size.isUnknown };
}

/** The position of the first set bit is the length in bytes; an id includes that bit. All bits set: an unknown size. */
function readVarInt(bytes, offset, to, isId) {
  const first = bytes[offset] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > (isId ? 4 : 8) || offset + length > to) throw new Error("a wrong number");
  let value = isId ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(offset + 1, offset + length)) {
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value, length, isUnknown };
}

function numberOf(bytes, { start, end }) {
  if (end === start || end - start > 6) throw new Error("a wrong number");
  return bytes.readUIntBE(start, end - start);
}

/** Keeps the length, so that positions elsewhere in the file stay valid. */
function replaceWithVoid(bytes, { offset, end }) {
  const sizeLength = Math.min(8, end - offset - 1);
  const size = end - offset - 1 - sizeLength;
  bytes.fill(0, offset, end);
  bytes[offset] = voidId;
  bytes.writeUIntBE(size, offset + 1 + Math.max(0, sizeLength - 6), Math.min(6, sizeLength));
  bytes[offset + 1] |= 0x80 >> (sizeLength - 1);
}
