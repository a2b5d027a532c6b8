// Runs in a decoder process.
import sharp from "sharp";

// Decoders are a common target of attacks: only the loaders of JPEG, PNG, GIF and WebP are enabled.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadWebpBuffer",
  ],
});
sharp.cache(false);
// Copies are encoded in parallel, each on one core.
sharp.concurrency(1);

const maxPixels = 50_000_000;
const timeoutSeconds = 10;
const max = { width: 1920, height: 3840 };
const feedBytes = 200 * 1024;
const fullBytes = 600 * 1024;
const bestQuality = 80;
const worstQuality = 12;

export default async function decode(bytes, { square, bounds, widths }) {
  try {
    const pixels = await reduce(bytes, square, bounds);
    const { width, height } = pixels.info;
    if (bounds) return { value: { width, height, widths: [] }, parts: [await toPng(pixels)] };
    const smaller = widths.filter((copyWidth) => copyWidth < width);
    const full = encode(pixels, width, width > 1280 ? fullBytes : feedBytes);
    const copies = smaller.map((copyWidth) => encode(pixels, copyWidth, feedBytes));
    return { value: { width, height, widths: smaller }, parts: await Promise.all([full, ...copies]) };
  } catch (error) {
    const code = /pixel limit/i.test(error.message) ? "image_too_many_pixels" : "image_unreadable";
    return { value: { error: code }, parts: [] };
  }
}

/** Decoded once. Raw pixels drop metadata, profiles and trailing bytes. */
async function reduce(bytes, square, bounds = max) {
  const image = sharp(bytes, { failOn: "truncated", limitInputPixels: maxPixels, pages: 1 });
  const { autoOrient } = await image.metadata();
  const { width, height } = autoOrient;
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  const scaled = (length) => Math.max(1, Math.round(length * scale));
  const size = square
    ? { width: square, height: square, fit: "cover" }
    : { width: scaled(width), height: scaled(height), fit: "fill" };
  return image
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(size)
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function toPng({ data, info: { width, height, channels } }) {
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer();
}

async function encode({ data, info }, width, maxBytes) {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let quality = bestQuality;
  let scale = 1;
  for (;;) {
    const image = sharp(data, { raw }).resize({ width: Math.ceil(width * scale) });
    const bytes = await image.webp({ quality, effort: quality === bestQuality ? 3 : 0 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
    if (quality > worstQuality) quality = lower(quality, maxBytes / bytes.length);
    else scale *= 0.7;
  }
}

function lower(quality, ratio) {
  return Math.max(worstQuality, Math.floor(quality * Math.min(0.85, Math.max(0.25, ratio ** 2))));
}
