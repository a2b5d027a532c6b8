import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { gif, png } from "@/e2e/support/raw-images";
import { type EncodedImage, encodeAvatar, encodeImage, encodeLogo } from "./encode";
import { imagePaths } from "./urls";

const kilobyte = 1024;

function plain(width: number, height: number, background = "#2f6b4f") {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** An image that no encoder can make small. */
function noise(width: number, height: number, sigma: number) {
  const channels = 3 as const;
  return sharp({
    create: { width, height, channels, background: "#888", noise: { type: "gaussian", mean: 128, sigma } },
  });
}

async function pixel(bytes: Buffer | undefined, left: number, top: number): Promise<number[]> {
  const region = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  return [...(await region.raw().toBuffer())];
}

function weights({ files }: EncodedImage): Record<string, number> {
  return Object.fromEntries(
    files.map(({ path, bytes }) => [path.replace(/^.*?(-\d+)?\.webp$/, "$1"), bytes.length]),
  );
}

test("a photo is encoded in several widths, none wider than 1920 pixels", async () => {
  const image = await encodeImage(null, await plain(4000, 3000).jpeg().toBuffer());
  expect([image.width, image.height]).toEqual([1920, 1440]);
  expect(image.files.map(({ path }) => path)).toEqual(imagePaths(image));
  const sizes = await Promise.all(image.files.map(({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["webp", 1920, 1440],
    ["webp", 320, 240],
    ["webp", 640, 480],
    ["webp", 1280, 960],
  ]);
});

test("does not enlarge a small image", async () => {
  const image = await encodeImage(null, await plain(500, 40).png().toBuffer());
  expect([image.width, image.height]).toEqual([500, 40]);
  expect(Object.keys(weights(image))).toEqual(["", "-320"]);
});

test("encodes every image format that is accepted", async () => {
  const image = plain(40, 30);
  const kinds = [image.clone().jpeg(), image.clone().png(), image.clone().gif(), image.clone().webp()];
  for (const kind of kinds)
    expect(await encodeImage(null, await kind.toBuffer())).toMatchObject({ width: 40, height: 30 });
  const progressive = await image.clone().jpeg({ progressive: true }).toBuffer();
  const deep = await image.clone().toColourspace("rgb16").png({ progressive: true }).toBuffer();
  const grey = await image.clone().greyscale().jpeg().toBuffer();
  const cmyk = await image.clone().toColourspace("cmyk").jpeg().toBuffer();
  for (const bytes of [progressive, deep, grey, cmyk])
    expect((await encodeImage(null, bytes)).width).toBe(40);
});

test("accepts a phone's photo with a second image for HDR screens", async () => {
  const photo = sharp(await plain(400, 300).jpeg().toBuffer()) as Sharp & { withGainMap(): Sharp };
  expect(await encodeImage(null, await photo.withGainMap().jpeg().toBuffer())).toMatchObject({
    width: 400,
    height: 300,
  });
});

test("rotates a photo taken with an upright phone", async () => {
  const blue = await plain(100, 200, "#00f").png().toBuffer();
  const lying = plain(300, 200, "#f00").composite([{ input: blue, left: 0, top: 0 }]);
  const bytes = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, files } = await encodeImage(null, bytes);
  expect([width, height]).toEqual([200, 300]);
  const [[, , topBlue = 0], [bottomRed = 0]] = [
    await pixel(files[0]?.bytes, 100, 20),
    await pixel(files[0]?.bytes, 100, 280),
  ];
  expect([topBlue > 200, bottomRed > 200]).toEqual([true, true]);
});

test("converts a wide colour profile to sRGB", async () => {
  const wide = await plain(50, 50, "#00c800").withIccProfile("p3").png().toBuffer();
  const bare = await encodeImage(null, await sharp(wide).keepIccProfile().png().toBuffer());
  const [red = 255, green = 0] = await pixel(bare.files[0]?.bytes, 25, 25);
  expect([red < 40, Math.abs(green - 200) < 12]).toEqual([true, true]);
  expect((await sharp(bare.files[0]?.bytes).metadata()).hasProfile).toBe(false);
});

test("keeps transparency", async () => {
  const bytes = await sharp({ create: { width: 400, height: 9, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  for (const { bytes: copy } of (await encodeImage(null, bytes)).files) {
    expect((await pixel(copy, 5, 5)).at(3)).toBe(0);
  }
});

test("keeps the first frame of an animation", async () => {
  const image = await encodeImage(null, gif(300, 200, { frames: 50 }));
  expect([image.width, image.height]).toEqual([300, 200]);
  expect((await sharp(image.files[0]?.bytes).metadata()).pages).toBeUndefined();
});

test("no image of a feed exceeds 200 KB", async () => {
  // These images stay below the limit of CPU time of a file, also while other tests run.
  const busy = [noise(1400, 1050, 60), noise(1280, 900, 120), noise(300, 2000, 90)];
  for (const image of busy) {
    const { "": full = 0, ...copies } = weights(
      await encodeImage(null, await image.jpeg({ quality: 60 }).toBuffer()),
    );
    expect(full).toBeLessThanOrEqual(600 * kilobyte);
    for (const weight of Object.values(copies)) expect(weight).toBeLessThanOrEqual(200 * kilobyte);
  }
});

test.each([
  [1, 1, 1, 1],
  [1, 100_000, 1, 3840],
  [100_000, 1, 1920, 1],
  [1080, 20_000, 207, 3840],
])("stores an image of %d × %d as %d × %d", async (width, height, storedWidth, storedHeight) => {
  expect(await encodeImage(null, png(width, height))).toMatchObject({
    width: storedWidth,
    height: storedHeight,
  });
});

test("accepts fifty million pixels, and rejects more before decoding them", async () => {
  expect((await encodeImage(null, png(10_000, 5000))).width).toBe(1920);
  await expect(encodeImage(null, png(10_000, 5001))).rejects.toThrow("image_too_many_pixels");
});

test("a missing file is an internal error, not one of the upload", async () => {
  await expect(encodeImage(null, "/nowhere/at/all")).rejects.toThrow("ENOENT");
});

test("crops an avatar to a centred square, in two sizes", async () => {
  const { path, files } = await encodeAvatar(null, await plain(600, 200).png().toBuffer());
  expect(path).toMatch(/^avatars\//);
  const sizes = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [256, 256],
    [128, 128],
  ]);
  await expect(encodeAvatar(null, Buffer.from("<svg/>"))).rejects.toThrow("file_kind_refused");
});

test("converts a logo to PNG, keeps transparency, and limits its size", async () => {
  const channels = 4 as const;
  const source = sharp({ create: { width: 2400, height: 300, channels, background: "#1f538700" } });
  const { path, files, width, height } = await encodeLogo(null, await source.webp().toBuffer());
  expect(path).toMatch(/^logos\/.*\.png$/);
  expect([width, height, files.length]).toEqual([480, 60, 1]);
  const { format, hasAlpha } = await sharp(files[0]?.bytes).metadata();
  expect([format, hasAlpha]).toEqual(["png", true]);
  expect((await sharp(files[0]?.bytes).stats()).isOpaque).toBe(false);
  expect((await encodeLogo(null, await plain(30, 20).jpeg().toBuffer())).width).toBe(30);
});
