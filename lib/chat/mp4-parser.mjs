import { boxesIn, replaceWithFreeBox, requireBox } from "./mp4-boxes.mjs";
import { eraseSamples } from "./mp4-samples.mjs";

const metadata = ["udta", "meta", "uuid"];
const mediaHandlers = ["vide", "soun"];

/**
 * Throws for anything but a complete video. Blanks metadata in place, and the tracks that are neither image nor sound:
 * cameras write their location for each second there.
 */
export function readMp4(bytes) {
  const top = boxesIn(bytes, 0, bytes.length);
  if (top[0]?.type !== "ftyp" || !top.some(({ type }) => type === "mdat")) throw new Error("no media");
  const movie = requireBox(top, "moov");
  const parts = boxesIn(bytes, movie.start, movie.end);
  const tracks = parts.filter(({ type }) => type === "trak").map((track) => readTrack(bytes, track));
  for (const box of [...top, ...parts]) if (metadata.includes(box.type)) replaceWithFreeBox(bytes, box);
  const video = tracks.find(({ handler }) => handler === "vide");
  if (!video || video.width < 1 || video.height < 1) throw new Error("no video track");
  for (const { handler, box, mediaBox } of tracks) {
    if (mediaHandlers.includes(handler)) continue;
    if (top.some(({ type }) => type === "moof")) throw new Error("a track of metadata in fragments");
    eraseSamples(bytes, mediaBox);
    replaceWithFreeBox(bytes, box);
  }
  return { width: video.width, height: video.height };
}

function readTrack(bytes, box) {
  const parts = boxesIn(bytes, box.start, box.end);
  for (const part of parts) if (metadata.includes(part.type)) replaceWithFreeBox(bytes, part);
  const mediaBox = requireBox(parts, "mdia");
  const { start } = requireBox(boxesIn(bytes, mediaBox.start, mediaBox.end), "hdlr");
  const handler = bytes.toString("latin1", start + 8, start + 12);
  return { box, mediaBox, handler, ...frameSize(bytes, requireBox(parts, "tkhd")) };
}

/** In 16.16 fixed point, after a matrix that may turn the image by a quarter. */
function frameSize(bytes, { start, end }) {
  const matrix = start + (bytes[start] === 1 ? 52 : 40);
  if (matrix + 44 > end) throw new Error("a short header");
  const [width, height] = [matrix + 36, matrix + 40].map((offset) => bytes.readUInt16BE(offset));
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
