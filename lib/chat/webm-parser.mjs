// WebM (RFC 8794 and 9559): elements of an id, a size and a content.
const ids = {
  header: 0x1a45dfa3,
  documentType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  track: 0xae,
  trackType: 0x83,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
};
const videoTrack = 1;
const maxElements = 100_000;

/** Throws for anything but a video. */
export function readWebm(bytes) {
  const [header, segment] = elementsIn(bytes, 0, bytes.length);
  if (header?.id !== ids.header || segment?.id !== ids.segment) throw new Error("no WebM");
  const type = requireElement(elementsIn(bytes, header.start, header.end), ids.documentType);
  if (bytes.toString("latin1", type.start, type.end).replace(/\0+$/, "") !== "webm")
    throw new Error("no WebM");
  const parts = elementsIn(bytes, segment.start, segment.end);
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
  return { width, height };
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
    const id = readVarInt(bytes, offset, to, true);
    const size = readVarInt(bytes, offset + id.length, to, false);
    const start = offset + id.length + size.length;
    // The elements of a live recording have no size: each ends with its parent.
    const end = size.isUnknown ? to : start + size.value;
    if (end > to) throw new Error("an element beyond its end");
    elements.push({ id: id.value, start, end });
    offset = end;
  }
  return elements;
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
