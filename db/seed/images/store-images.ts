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

/** Paths by user key; a company without its own avatar has its logo. */
export async function storeAvatars(): Promise<Paths> {
  return new Map([...(await storeLogos()), ...(await storeFolder("avatars", storeAvatar))]);
}

export function storeCovers(): Promise<Paths> {
  return storeFolder("covers", storeCover);
}

/** Logos are stored separately from avatars, because replacing one deletes its file. */
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

/** The encoded image of an SVG file in this folder. */
export async function readImage(name: string): Promise<Buffer> {
  // The application never decodes SVG. This process may, because it only runs the seed and reads only the repository's files.
  sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
  return sharp(await readFile(path.join(folder, `${name}.svg`)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
