import { deflateSync } from "node:zlib";
import sharp from "sharp";
import type { ErrorCode } from "@/lib/core/errors/app-error";
import { gif, png, pngChunk, withScans } from "./raw-images";

/** A hostile file. Either it is rejected with this code, or it becomes an image that contains none of `forbiddenStrings`. */
export type HostileFile = {
  description: string;
  name: string;
  type: string;
  bytes: () => Buffer | Promise<Buffer>;
  errorCode?: ErrorCode;
};

/** Strings that no served file may contain. */
export const forbiddenStrings = [
  "<script",
  "alert(",
  "PK\x03\x04",
  "document.domain",
  "48.8566",
  "Exif",
  "ICC_PROFILE",
];

const script = "<script>alert(document.domain)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;

function rawImage(width = 120, height = 90) {
  return sharp({ create: { width, height, channels: 3, background: "#2f6b4f" } });
}
const jpeg = () => rawImage().jpeg().toBuffer();
const latin1 = (text: string) => Buffer.from(text, "latin1");

function file(
  description: string,
  name: string,
  bytes: HostileFile["bytes"],
  errorCode?: ErrorCode,
): HostileFile {
  const type = /\.svg$/.test(name) ? "image/svg+xml" : "image/png";
  return { description, name, type, bytes, errorCode };
}

const notImages: HostileFile[] = [
  file("an SVG", "drawing.svg", () => Buffer.from(svg), "file_kind_refused"),
  file("an SVG named .png", "drawing.png", () => Buffer.from(svg), "file_kind_refused"),
  file("HTML named .png", "page.png", () => Buffer.from(`<!doctype html>${script}`), "file_kind_refused"),
  file("a script named .gif", "a.gif", () => Buffer.from("alert(document.domain)"), "file_kind_refused"),
  file("a PDF named .jpg", "cv.jpg", () => Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj"), "file_kind_refused"),
  file(
    "a PostScript file",
    "a.png",
    () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\nshowpage"),
    "file_kind_refused",
  ),
  file("an AVIF", "a.avif", () => rawImage().avif({ effort: 0 }).toBuffer(), "file_kind_refused"),
  file("a HEIC", "a.heic", () => latin1("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "file_kind_refused"),
  file("a TIFF", "a.tiff", () => rawImage().tiff().toBuffer(), "file_kind_refused"),
  file("an icon", "a.ico", () => latin1(`\0\0\x01\0\x01\0\x10\x10${"\0".repeat(64)}`), "file_kind_refused"),
  file("a BMP", "a.bmp", () => latin1(`BM\x46\0\0\0\0\0\0\0\x36${"\0".repeat(64)}`), "file_kind_refused"),
  file("a ZIP", "a.png", () => latin1(`PK\x03\x04${"\0".repeat(60)}`), "file_kind_refused"),
  file("an empty file", "nothing.png", () => Buffer.alloc(0), "file_kind_refused"),
];

const broken: HostileFile[] = [
  file("a truncated JPEG", "a.jpg", async () => half(await jpeg()), "image_unreadable"),
  file("a truncated PNG", "a.png", async () => half(await rawImage().png().toBuffer()), "image_unreadable"),
  file("the first bytes of a JPEG", "a.jpg", () => latin1("\xff\xd8\xff\xe0"), "image_unreadable"),
  file("a PNG without width", "a.png", () => png(0, 10), "image_unreadable"),
  file("a WebP with a bad VP8 chunk", "a.webp", badWebp, "image_unreadable"),
  file("a GIF that ends in its header", "a.gif", () => gif(9, 9).subarray(0, 12), "image_unreadable"),
];

const bombs: HostileFile[] = [
  file("a PNG of 20,000 × 20,000", "a.png", () => png(20_000, 20_000), "image_too_many_pixels"),
  file("a GIF of 65,535 × 65,535", "a.gif", () => gif(65_535, 65_535), "image_too_many_pixels"),
  file("a GIF of 100,000 frames", "a.gif", () => gif(1000, 1000, { frames: 100_000 })),
  file("a JPEG of 100,000 scans", "a.jpg", manyScans, "image_unreadable"),
  file("a PNG whose profile unpacks to 200 MB", "a.png", () => png(9, 9, { before: [oversizedProfile()] })),
  file("a file of 12 MB", "a.jpg", async () => Buffer.concat([await jpeg(), padding()]), "file_too_large"),
];

const disguised: HostileFile[] = [
  // The bytes of its width spell the start of a comment, so that a browser could run the image as a script.
  file("a GIF that is also a script", "a.gif", () =>
    gif(0x2a2f, 9, { comment: "*/=1;alert(document.domain)//" }),
  ),
  file("a JPEG that is also a ZIP", "a.jpg", async () =>
    Buffer.concat([await jpeg(), latin1(`PK\x03\x04${script}`)]),
  ),
  file("a PNG with HTML in its text and after its end", "a.png", () =>
    png(9, 9, { before: [text()], after: script }),
  ),
  file("a JPEG with a script and a place in its metadata", "a.jpg", withMetadata),
];

const oddNames: HostileFile[] = [
  file("a null byte in the name", "a.png\0.html", () => png(9, 9), "body_malformed"),
  file("a path as name", "../../../../etc/passwd", () => png(9, 9)),
  file("a name of 10,000 characters", `${"a".repeat(10_000)}.png`, () => png(9, 9)),
  file("line breaks and quotes in the name", 'a"\r\nContent-Type: text/html\r\n\r\n<b>.png', () => png(9, 9)),
  file("a script as name", `${script}.png`, () => png(9, 9)),
  file("a name that turns the reading direction", "photo\u202Egnp.exe", () => png(9, 9)),
];

export const hostileFiles = [...notImages, ...broken, ...bombs, ...disguised, ...oddNames];

/** Converts a hostile file for use in a form. */
export async function toFile({ name, type, bytes }: HostileFile): Promise<File> {
  return new File([new Uint8Array(await bytes())], name, { type });
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const padding = () => Buffer.alloc(12 * 1024 * 1024, "padding");
const text = () => pngChunk("tEXt", Buffer.from(`Comment\0${script}`));
const oversizedProfile = () =>
  pngChunk("iCCP", Buffer.concat([latin1("x\0\0"), deflateSync(Buffer.alloc(200_000_000))]));

async function manyScans(): Promise<Buffer> {
  return withScans(await rawImage(2000, 2000).jpeg({ progressive: true }).toBuffer(), 100_000);
}

async function badWebp(): Promise<Buffer> {
  const webp = await rawImage().webp().toBuffer();
  return webp.fill(0xee, 24);
}

function withMetadata(): Promise<Buffer> {
  const IFD0 = { ImageDescription: script, Artist: script };
  const IFD3 = { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 24/1" };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}<place>48.8566, 2.3522</place></x:xmpmeta>`;
  return rawImage().withExif({ IFD0, IFD3 }).withXmp(xmp).withIccProfile("p3").jpeg().toBuffer();
}
