import { boxesIn, requireBox } from "./mp4-boxes.mjs";

/** Overwrites the samples of a track, which lie outside of it. `mediaBox` is its `mdia`. */
export function eraseSamples(bytes, mediaBox) {
  const tables = findTables(bytes, mediaBox);
  const offsets = readOffsets(bytes, tables);
  if (offsets.length === 0) return;
  const sizes = readSizes(bytes, requireBox(tables, "stsz"));
  const runs = readRuns(bytes, requireBox(tables, "stsc"));
  let sample = 0;
  let run = 0;
  for (const [index, offset] of offsets.entries()) {
    while (runs[run + 1]?.firstChunk <= index + 1) run++;
    const next = sample + (runs[run]?.samples ?? 0);
    const length = sizes.slice(sample, next).reduce((sum, size) => sum + size, 0);
    bytes.fill(0, Math.min(offset, bytes.length), Math.min(offset + length, bytes.length));
    sample = next;
  }
}

function findTables(bytes, mediaBox) {
  let boxes = boxesIn(bytes, mediaBox.start, mediaBox.end);
  for (const type of ["minf", "stbl"]) {
    const parent = boxes.find((box) => box.type === type);
    boxes = parent ? boxesIn(bytes, parent.start, parent.end) : [];
  }
  return boxes;
}

/** The positions of the chunks in the file. */
function readOffsets(bytes, tables) {
  const box = tables.find(({ type }) => type === "stco" || type === "co64");
  if (!box) return [];
  if (box.type === "stco") return entriesIn(bytes, box, 8, 4).map((entry) => bytes.readUInt32BE(entry));
  return entriesIn(bytes, box, 8, 8).map((entry) => Number(bytes.readBigUInt64BE(entry)));
}

/** A run of chunks has the same number of samples in each. */
function readRuns(bytes, box) {
  return entriesIn(bytes, box, 8, 12).map((entry) => ({
    firstChunk: bytes.readUInt32BE(entry),
    samples: bytes.readUInt32BE(entry + 4),
  }));
}

function readSizes(bytes, box) {
  const [common, count] = [4, 8].map((position) => bytes.readUInt32BE(box.start + position));
  if (common !== 0) return Array(Math.min(count, bytes.length)).fill(common);
  return entriesIn(bytes, box, 12, 4).map((entry) => bytes.readUInt32BE(entry));
}

/** The positions of the entries of a table, whose number is the last field of its header. */
function entriesIn(bytes, { start, end }, header, width) {
  const maxCount = Math.max(0, Math.floor((end - start - header) / width));
  const count = Math.min(bytes.readUInt32BE(start + header - 4), maxCount);
  return Array.from({ length: count }, (_, index) => start + header + index * width);
}
