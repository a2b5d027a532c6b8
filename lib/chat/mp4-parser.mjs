// ISO base media files (ISO 14496-12): boxes of a size, a type and a content.
const metadata = ["udta", "meta", "uuid"];
const maxBoxes = 10_000;

/** Throws for anything but a complete video. Blanks metadata in place. */
export function readMp4(bytes) {
  const top = boxesIn(bytes, 0, bytes.length);
  if (top[0]?.type !== "ftyp" || !top.some(({ type }) => type === "mdat")) throw new Error("no media");
  const movie = requireBox(top, "moov");
  const parts = boxesIn(bytes, movie.start, movie.end);
  const tracks = parts.filter(({ type }) => type === "trak").map((track) => readTrack(bytes, track));
  for (const box of [...top, ...parts]) if (metadata.includes(box.type)) replaceWithFreeBox(bytes, box);
  const video = tracks.find(({ isVideo }) => isVideo);
  if (!video || video.width < 1 || video.height < 1) throw new Error("no video track");
  return { width: video.width, height: video.height };
}

function readTrack(bytes, track) {
  const parts = boxesIn(bytes, track.start, track.end);
  for (const box of parts) if (metadata.includes(box.type)) replaceWithFreeBox(bytes, box);
  const media = requireBox(parts, "mdia");
  const handler = requireBox(boxesIn(bytes, media.start, media.end), "hdlr");
  const isVideo = bytes.toString("latin1", handler.start + 8, handler.start + 12) === "vide";
  return { isVideo, ...frameSize(bytes, requireBox(parts, "tkhd")) };
}

/** In 16.16 fixed point, after a matrix that may turn the image by a quarter. */
function frameSize(bytes, { start, end }) {
  const matrix = start + (bytes[start] === 1 ? 52 : 40);
  if (matrix + 44 > end) throw new Error("a short header");
  const [width, height] = [matrix + 36, matrix + 40].map((offset) => bytes.readUInt16BE(offset));
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function requireBox(boxes, type) {
  const box = boxes.find((candidate) => candidate.type === type);
  if (!box) throw new Error(`no ${type}`);
  return box;
}

function boxesIn(bytes, from, to) {
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

/** Keeps the length, so that offsets elsewhere in the file stay valid. */
function replaceWithFreeBox(bytes, { offset, start, end }) {
  bytes.write("free", offset + 4, "latin1");
  bytes.fill(0, start, end);
}
