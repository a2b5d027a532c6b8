import { expect, test } from "vitest";
import { postLimits } from "@/lib/posts/constants";
import { withDates } from "../calendar";
import { readPostFixtures } from "../fixtures/read";
import { createRandom } from "../random";
import { altText } from "./alt-text";
import { draw, scenes } from "./draw";
import { toSvg } from "./svg";

const posts = await readPostFixtures();
const images = posts.flatMap(({ images, locale }) =>
  images.map((image) => ({
    ...image,
    locale,
    words: image.words.map((word) => withDates(word, new Date(), locale)),
  })),
);

function svgOf({ scene, words, alt, locale }: (typeof images)[number]): string {
  return toSvg(draw(scene, { words, locale, random: createRandom(alt) }));
}

test("about 120 posts are illustrated, with one to four images", () => {
  const counts = posts.map((post) => post.images.length).filter((count) => count > 0);
  expect(counts.length).toBeGreaterThanOrEqual(110);
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
});

test("the alternative text of an image describes it, and holds what can be read in it", () => {
  const alts = images.map((image) => altText(image, image.locale));
  expect(alts.filter((alt) => alt.length < 8 || alt.length > postLimits.alt)).toEqual([]);
  const poster = images.find(({ scene, locale }) => scene === "poster heart" && locale === "fr");
  expect(poster && altText(poster, "fr")).toContain("On y lit : Don du sang");
});

test("every image can be drawn, and the same twice", () => {
  const drawn = images.map(svgOf);
  expect(drawn.filter((svg) => /NaN|undefined|Infinity|\[object/.test(svg))).toEqual([]);
  expect(drawn).toEqual(images.map(svgOf));
});

test("no scene is drawn for nobody", () => {
  const used = new Set(images.map(({ scene }) => scene));
  expect(Object.keys(scenes).filter((name) => !used.has(name))).toEqual([]);
});
