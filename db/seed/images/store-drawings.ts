import sharp from "sharp";
import { storeAvatar, storeCover } from "@/lib/core/images/store";
import { type PostImageRow, storePostImages } from "@/lib/posts/post-images";
import { withDates } from "../calendar";
import { faces } from "../people/faces";
import type { Member } from "../people/people";
import { createRandom } from "../random";
import type { PlannedPost } from "../rows/plan-posts";
import { altText } from "./alt-text";
import { draw } from "./draw";
import { monogram, portrait } from "./portraits";
import { type Drawing, toSvg } from "./svg";

/** Draws and stores the images of the posts that carry some. */
export async function drawPostImages(posts: PlannedPost[]): Promise<Map<PlannedPost, PostImageRow[]>> {
  const illustrated = posts.filter(({ fixture }) => fixture.images.length > 0);
  const stored = illustrated.map(async (post): Promise<[PlannedPost, PostImageRow[]]> => {
    const { locale, images } = post.fixture;
    const dated = images.map(({ words, ...image }) => ({
      ...image,
      words: words.map((word) => withDates(word, post.createdAt, locale)),
    }));
    const drawings = dated.map(({ scene, words, alt }) =>
      draw(scene, { words, locale, random: createRandom(`${alt} ${words}`) }),
    );
    const alts = dated.map((image) => altText(image, locale));
    return [post, await storePostImages(null, await Promise.all(drawings.map(sized).map(toPixels)), alts)];
  });
  return new Map(await Promise.all(stored));
}

/** Pictures that stand beside others are shown small, so they are made small. */
function sized(drawing: Drawing, _: number, { length }: Drawing[]): Drawing {
  return length > 1 ? { ...drawing, shown: 640 } : drawing;
}

/** Every company has its monogram, everybody who has settled in a face or a mark; the paths by key. */
export async function drawAvatars(people: Member[]): Promise<Map<string, string>> {
  const stored = people.map(async ({ key, name, role, joined }): Promise<[string, string][]> => {
    const random = createRandom(`avatar of ${key}`);
    const face = faces[key];
    if (role === "student" && !face && joined < 7) return [];
    const drawing = role === "company" && !face ? monogram(name, random) : portrait(face, random);
    return [[key, (await storeAvatar(null, await toPixels(drawing))).path]];
  });
  return new Map((await Promise.all(stored)).flat());
}

const coverScenes = [
  "landscape hills",
  "landscape mountains",
  "landscape harbour",
  "landscape river",
  "landscape sea",
  "landscape field",
  "landscape forest",
];

/** About every third student has a cover: a strip of a landscape; the paths by key. */
export async function drawCovers(people: Member[]): Promise<Map<string, string>> {
  const stored = people.map(async ({ key, role, joined }): Promise<[string, string][]> => {
    const random = createRandom(`cover of ${key}`);
    if (role !== "student" || joined < 7 || !(key === "lina" || random.chance(0.3))) return [];
    const drawing = { ...draw(random.pick(coverScenes), { words: [], locale: "fr", random }), shown: 1600 };
    const height = Math.round((drawing.height / drawing.width) * 1600);
    const strip = await sharp(await toPixels(drawing))
      .extract({ left: 0, top: Math.round(height * 0.42), width: 1600, height: 400 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return [[key, (await storeCover(null, strip)).path]];
  });
  return new Map((await Promise.all(stored)).flat());
}

/** Files of their own for the companies' logos: one that is replaced is removed. */
export async function drawLogos(people: Member[]): Promise<Map<string, string>> {
  const accounts = people.filter(({ key, role }) => role === "company" && !faces[key]);
  const stored = accounts.map(async ({ key, name }): Promise<[string, string]> => {
    const drawing = monogram(name, createRandom(`avatar of ${key}`));
    return [key, (await storeAvatar(null, await toPixels(drawing))).path];
  });
  return new Map(await Promise.all(stored));
}

export async function toPixels(drawing: Drawing): Promise<Buffer> {
  // The app opens no SVG. This process may: it lives for the seeding alone and sees no drawing but our own.
  sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
  return sharp(Buffer.from(toSvg(drawing)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
