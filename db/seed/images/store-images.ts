import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { storeAvatar, storeCover } from "@/lib/core/images/store";
import { type PostImageRow, storePostImages } from "@/lib/posts/post-images";
import type { PlannedPost } from "../rows/plan-posts";

const folder = path.dirname(fileURLToPath(import.meta.url));

type Paths = Map<string, string>;

export async function storeImagesOfPosts(posts: PlannedPost[]): Promise<Map<PlannedPost, PostImageRow[]>> {
  const illustrated = posts.filter(({ fixture }) => fixture.images.length > 0);
  const stored = illustrated.map(async (post): Promise<[PlannedPost, PostImageRow[]]> => {
    const { images } = post.fixture;
    const sources = await Promise.all(images.map(({ name }) => readImage(`posts/${name}`)));
    const alts = images.map(({ alt }) => alt);
    return [post, await storePostImages(null, sources, alts)];
  });
  return new Map(await Promise.all(stored));
}

/** Paths by person's key; a company without an avatar of its own has its logo. */
export async function storeAvatars(): Promise<Paths> {
  return new Map([...(await storeLogos()), ...(await storeFolder("avatars", storeAvatar))]);
}

export function storeCovers(): Promise<Paths> {
  return storeFolder("covers", storeCover);
}

/** Files of their own beside the avatars: one that is replaced is deleted. */
export function storeLogos(): Promise<Paths> {
  return storeFolder("logos", storeAvatar);
}

async function storeFolder(name: string, store: typeof storeAvatar): Promise<Paths> {
  const files = await readdir(path.join(folder, name));
  const stored = files.map(async (file): Promise<[string, string]> => {
    const key = path.parse(file).name;
    return [key, (await store(null, await readImage(`${name}/${key}`))).path];
  });
  return new Map(await Promise.all(stored));
}

/** The pixels of an SVG file beside this one. */
export async function readImage(name: string): Promise<Buffer> {
  // The app opens no SVG. This process may: it lives for the seeding alone and reads no file but our own.
  sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
  return sharp(await readFile(path.join(folder, `${name}.svg`)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
