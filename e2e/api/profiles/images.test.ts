import { expect, test } from "vitest";
import * as api from "@/lib/profiles/contract";
import { browserClient, form, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { imageFile } from "../../support/images";
import { company, setStatus, student } from "../../support/users";

test("replaces and removes the photo with its file and its share of the quota", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const upload = async (colour: string) =>
    browser.call(api.updatePhoto, { body: form({ photo: [await imageFile(colour)] }) });
  const first = (await upload("#2f6f4f")).body.data.avatar_url ?? "";
  expect((await visitorClient().fetch(first)).status).toBe(200);
  const second = (await upload("#7b2f2f")).body.data.avatar_url ?? "";
  expect([(await browser.fetch(first)).status, (await browser.fetch(second)).status]).toEqual([404, 200]);
  expect(await storedFilesOf(user.id)).toBe(1);
  const removed = await browser.call(api.removePhoto, {});
  expect(removed.body.data.avatar_url).toBeNull();
  expect([(await browser.fetch(second)).status, await storedFilesOf(user.id)]).toEqual([404, 0]);
});

test("replaces and removes the cover with its file and its share of the quota", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const upload = async (colour: string) =>
    browser.call(api.updateCover, { body: form({ cover: [await imageFile(colour, 1600, 400)] }) });
  const first = (await upload("#2f6f4f")).body.data.cover_url ?? "";
  const second = (await upload("#7b2f2f")).body.data.cover_url ?? "";
  expect([(await browser.fetch(first)).status, (await browser.fetch(second)).status]).toEqual([404, 200]);
  expect(await storedFilesOf(user.id)).toBe(1);
  const removed = await browser.call(api.removeCover, {});
  expect(removed.body.data.cover_url).toBeNull();
  expect([(await browser.fetch(second)).status, await storedFilesOf(user.id)]).toEqual([404, 0]);
});

test("a cover opens for users who may open the profile", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const stranger = await browserClient(await student());
  const cover = await imageFile("#2f6f4f", 1600, 400);
  const { body } = await browser.call(api.updateCover, { body: form({ cover: [cover] }) });
  const url = body.data.cover_url ?? "";
  const open = async () =>
    Promise.all(
      [browser, stranger, await browserClient(await company()), visitorClient()].map((client) =>
        client.fetch(url),
      ),
    );
  expect((await open()).map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  await setStatus(user, "suspended");
  expect((await stranger.fetch(url)).status).toBe(404);
});

test("rejects a photo that is not an image, and a missing one", async () => {
  const browser = await browserClient(await student());
  const photo = new File(["<svg onload=alert(1)>"], "photo.png", { type: "image/png" });
  expect((await browser.call(api.updatePhoto, { body: form({ photo: [photo] }) })).status).toBe(415);
  expect((await browser.call(api.updatePhoto, { body: form({ other: "x" }) })).status).toBe(422);
});

test("rejects two photos", async () => {
  const browser = await browserClient(await student());
  const photo = [await imageFile("#2f6f4f"), await imageFile("#7b2f2f")];
  const { status, body } = await browser.call(api.updatePhoto, { body: form({ photo }) });
  expect([status, body.code]).toEqual([413, "too_many_files"]);
  expect(body.message).toBe("Too many files: only one at a time.");
  expect((await browser.call(api.updatePhoto, { body: form({ photo: photo.slice(1) }) })).status).toBe(200);
});

async function storedFilesOf(userId: number): Promise<number> {
  const [row] = await sql`select count(*)::int as count from stored_files where user_id = ${userId}`;
  return row?.count;
}
