import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { postLimits } from "@/lib/posts/constants";
import { readPostFixtures } from "../fixtures/read";
import { readTalks } from "../fixtures/talks";
import { listSeedUsers } from "../users/users";
import { readImage } from "./store-images";

const posts = await readPostFixtures();
const images = posts.flatMap((post) => post.images);
const messages = (await readTalks()).flatMap((talk) => talk.messages);

const filesOf = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).map((file) => file.replace(/\.svg$/, ""));
const unique = (names: string[]) => [...new Set(names)].sort();

test("about 120 posts have one to four images", () => {
  const counts = posts.map((post) => post.images.length).filter((count) => count > 0);
  expect(counts.length).toBeGreaterThanOrEqual(110);
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
});

test("the alternative text of an image describes it, and contains the text shown in it", () => {
  const alts = images.map(({ alt }) => alt);
  expect(alts.filter((alt) => alt.length < 8 || alt.length > postLimits.alt)).toEqual([]);
  const posters = images.filter(({ name }) => name.startsWith("poster-"));
  expect(posters.filter(({ alt }) => !/\. (On y lit : |It reads: )/.test(alt))).toEqual([]);
});

test("every image has a file, and every file is used", () => {
  expect(filesOf("posts").sort()).toEqual(unique(images.map(({ name }) => name)));
  expect(filesOf("messages").sort()).toEqual(unique(messages.flatMap(({ image }) => image?.name ?? [])));
  const keys = new Set(listSeedUsers().map(({ key }) => key));
  const others = ["avatars", "covers", "logos"].flatMap(filesOf);
  expect(others.filter((key) => !keys.has(key))).toEqual([]);
});

test("every file is an image", async () => {
  for (const folder of ["posts", "messages", "avatars", "covers", "logos"])
    for (const name of filesOf(folder))
      expect((await readImage(`${folder}/${name}`)).length).toBeGreaterThan(0);
});
