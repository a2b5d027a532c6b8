import sharp from "sharp";
import { expect, test } from "vitest";
import { createDataDir, filesIn } from "@/e2e/support/data-dir";
import { deleteFiles, storage } from "@/lib/core/storage/storage";
import { storeAvatar, storeImages } from "./store";
import { avatarPaths, imagePaths } from "./urls";

const folder = createDataDir();
const files = () => filesIn(folder);

function photo(width = 700) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height: 500, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer();
}

test("stores a post's images in order, and deletes them", async () => {
  const images = await storeImages(null, [await photo(700), await photo(300)]);
  expect(images.map(({ width }) => width)).toEqual([700, 300]);
  const paths = images.flatMap(imagePaths);
  expect(paths).toHaveLength(4);
  for (const file of paths) expect((await storage().stat(file))?.size).toBeGreaterThan(0);
  await deleteFiles(paths);
  await deleteFiles(paths);
  expect(files()).toEqual([]);
});

test("stores no image when one of them is invalid", async () => {
  const sources = [await photo(), Buffer.from("<svg/>"), await photo()];
  await expect(storeImages(null, sources)).rejects.toThrow("file_kind_refused");
  expect(files()).toEqual([]);
});

test("stores twenty images at once", async () => {
  const bytes = await photo();
  const images = await storeImages(null, Array<Buffer>(20).fill(bytes));
  expect(new Set(images.map((image) => image.path)).size).toBe(20);
  await deleteFiles(images.flatMap(imagePaths));
  expect(files()).toEqual([]);
});

test("stores an avatar in two sizes, and deletes it", async () => {
  const { path: avatar, size } = await storeAvatar(null, await photo());
  const stats = await Promise.all(avatarPaths(avatar).map((file) => storage().stat(file)));
  expect(stats.reduce((sum, stat) => sum + (stat?.size ?? 0), 0)).toBe(size);
  await deleteFiles(avatarPaths(avatar));
  expect(files()).toEqual([]);
});
