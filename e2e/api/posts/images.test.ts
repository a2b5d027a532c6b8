import sharp from "sharp";
import { expect, test } from "vitest";
import { createPost, deletePost, getPost, updatePost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";
import { type ApiClient, browserClient, form, visitorClient } from "../../support/api";
import { imageFile } from "../../support/images";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

async function postWithImages(browser: ApiClient, fields: Record<string, string | File[]>): Promise<Post> {
  const { status, body } = await browser.call(createPost, { body: form(fields) });
  expect(status, body.code).toBe(201);
  return body.data;
}

async function bytesOf(url: string, client: ApiClient): Promise<Buffer> {
  const response = await client.fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The dominant colour of a stored image, rounded. */
async function colourOf(url: string, client: ApiClient): Promise<string> {
  const { dominant } = await sharp(await bytesOf(url, client)).stats();
  return ["r", "g", "b"].map((key) => Math.round(dominant[key as "r"] / 128)).join("");
}

test("publishes a text with two images in order, with descriptions", async () => {
  const browser = await browserClient(await student());
  const images = [await imageFile("#ff0000", 1600, 900), await imageFile("#0000ff", 300, 600)];
  const alts = JSON.stringify(["Un carré rouge", "  Bleu  "]);
  const { images: shown, content } = await postWithImages(browser, { content: "Deux photos", images, alts });
  expect(content).toBe("Deux photos");
  expect(shown).toEqual([
    {
      url: expect.stringMatching(/^\/storage\/images\/.+\.webp$/),
      alt: "Un carré rouge",
      width: 1600,
      height: 900,
    },
    { url: expect.stringMatching(/^\/storage\/images\/.+\.webp$/), alt: "Bleu", width: 300, height: 600 },
  ]);
  expect(await colourOf(shown[0]?.url ?? "", visitorClient())).toBe("200");
  expect(await colourOf(shown[1]?.url ?? "", visitorClient())).toBe("002");
});

test("publishes an image without text", async () => {
  const browser = await browserClient(await student());
  const { images, content } = await postWithImages(browser, { images: [await imageFile()] });
  expect([content, images.length, images[0]?.alt]).toEqual(["", 1, ""]);
});

test("rotates an image upright and strips its metadata", async () => {
  const browser = await browserClient(await student());
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#fff" } })
    .withExif({ IFD0: { Copyright: "<script>secret</script>" }, IFD3: { GPSLatitude: "48/1 51/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const images = [new File([new Uint8Array(bytes)], "IMG_1.jpg", { type: "image/jpeg" })];
  const [image] = (await postWithImages(browser, { images })).images;
  expect([image?.width, image?.height]).toEqual([200, 400]);
  const stored = await bytesOf(image?.url ?? "", browser);
  const { format, exif, xmp, icc, orientation } = await sharp(stored).metadata();
  expect([format, exif, xmp, icc, orientation]).toEqual(["webp", undefined, undefined, undefined, undefined]);
  expect(stored.includes("secret")).toBe(false);
});

test("an edit keeps, describes, removes and adds images", async () => {
  const browser = await browserClient(await student());
  const images = [await imageFile("#ff0000"), await imageFile("#00ff00"), await imageFile("#0000ff")];
  const before = await postWithImages(browser, { content: "Trois", images });
  const [red, green, blue] = before.images;
  const body = form({
    _method: "PUT",
    content: "Trois autres",
    existing_images: JSON.stringify([{ ...red, alt: "Rouge" }, blue]),
    removed_image_urls: JSON.stringify([green?.url]),
    images: [await imageFile("#ffff00")],
    alts: JSON.stringify(["Jaune"]),
  });
  const { status, body: updated } = await browser.json<{ data: Post }>(`/api/posts/${before.id}`, {
    method: "POST",
    body,
  });
  expect(status).toBe(200);
  expect(updated.data.images.map(({ alt }) => alt)).toEqual(["Rouge", "", "Jaune"]);
  expect(updated.data.images.slice(0, 2).map(({ url }) => url)).toEqual([red?.url, blue?.url]);
  expect((await browser.fetch(green?.url ?? "")).status).toBe(404);
  expect((await browser.fetch(red?.url ?? "")).status).toBe(200);
});

test("an edit can remove the last image of a post only if it has text", async () => {
  const browser = await browserClient(await student());
  const { id, images } = await postWithImages(browser, { images: [await imageFile()] });
  const removed_image_urls = images.map(({ url }) => url);
  const body = { removed_image_urls, category: "design" } as const;
  const rejected = await browser.call(updatePost, { params: { id }, body });
  expect([rejected.status, rejected.body.code]).toEqual([422, "validation_failed"]);
  expect(rejected.body.errors).toEqual({ content: ["Please write something or add an image"] });
  const { data } = (await browser.call(getPost, { params: { id } })).body;
  expect(data).toMatchObject({ images, category: null, edited_at: null });
  expect((await browser.fetch(images[0]?.url ?? "")).status).toBe(200);
  const replaced = form({
    removed_image_urls: JSON.stringify(removed_image_urls),
    images: [await imageFile()],
  });
  const other = await browser.call(updatePost, { params: { id }, body: replaced });
  expect(other.body.data.images.map(({ url }) => url)).toEqual([
    expect.not.stringMatching(images[0]?.url ?? ""),
  ]);
  const last = other.body.data.images.map(({ url }) => url);
  const bodyWithText = { content: "Sans photo", removed_image_urls: last };
  const emptied = await browser.call(updatePost, { params: { id }, body: bodyWithText });
  expect([emptied.status, emptied.body.data.images]).toEqual([200, []]);
});

test("a stranger cannot remove or describe images of another user's post", async () => {
  const owner = await browserClient(await student());
  const otherPost = await postWithImages(owner, { images: [await imageFile()] });
  const stranger = await student();
  const { id } = await insertPost({ by: stranger });
  const body = {
    content: "à moi",
    removed_image_urls: otherPost.images.map(({ url }) => url),
    existing_images: otherPost.images.map(({ url }) => ({ url, alt: "pris" })),
  };
  const edited = await (await browserClient(stranger)).call(updatePost, { params: { id }, body });
  expect(edited.status).toBe(200);
  expect(edited.body.data.images).toEqual([]);
  expect((await owner.fetch(otherPost.images[0]?.url ?? "")).status).toBe(200);
});

test("limits a post to ten images", async () => {
  const browser = await browserClient(await student());
  const one = await imageFile("#2f6f4f", 40, 30);
  const eleven = await browser.call(createPost, { body: form({ images: Array(11).fill(one) }) });
  expect([eleven.status, eleven.body.code]).toEqual([413, "too_many_files"]);
  const ten = await postWithImages(browser, { images: Array(10).fill(one) });
  expect(ten.images).toHaveLength(10);
  const body = form({ images: [one] });
  const more = await browser.call(updatePost, { params: { id: ten.id }, body });
  expect([more.status, more.body.code]).toEqual([413, "too_many_files"]);
});

test("users who see a post see its image, in every width", async () => {
  const [owner, stranger] = [await browserClient(await student()), await browserClient(await student())];
  const created = await postWithImages(owner, {
    images: [await imageFile("#2f6f4f", 1400, 700)],
    audience: "members",
  });
  const url = created.images[0]?.url ?? "";
  for (const path of [url, url.replace(".webp", "-640.webp")]) {
    const statuses = [owner, stranger, visitorClient()].map(async (user) => (await user.fetch(path)).status);
    expect(await Promise.all(statuses), path).toEqual([200, 200, 404]);
  }
  await owner.call(deletePost, { params: { id: created.id } });
  expect((await owner.fetch(url)).status).toBe(404);
  expect((await stranger.fetch(url.replace(".webp", "-640.webp"))).status).toBe(404);
});
