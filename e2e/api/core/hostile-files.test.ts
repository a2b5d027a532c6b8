import { expect, test } from "vitest";
import { errorStatus } from "@/lib/core/errors/app-error";
import { createPost } from "@/lib/posts/contract";
import { browserClient, form } from "../../support/api";
import { forbiddenStrings, hostileFiles, toFile } from "../../support/hostile-files";
import { imageFile } from "../../support/images";
import { student } from "../../support/users";

test("there are at least fifteen hostile files", () => {
  expect(new Set(hostileFiles.map(({ description }) => description)).size).toBeGreaterThanOrEqual(15);
});

test.each(hostileFiles)("$description is rejected, or becomes a clean image", async (hostile) => {
  const browser = await browserClient(await student());
  const valid = await browser.call(createPost, { body: form({ images: [await imageFile()] }) });
  expect(valid.status).toBe(201);
  const { status, body } = await browser.call(createPost, {
    body: form({ images: [await toFile(hostile)] }),
  });
  if (hostile.errorCode) {
    expect([status, body.code]).toEqual([errorStatus[hostile.errorCode], hostile.errorCode]);
    expect(body.message).toMatch(/^\p{Lu}.+\.$/u);
    return;
  }
  expect(status, body.code).toBe(201);
  const served = await browser.fetch(body.data.images[0]?.url ?? "");
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const bytes = Buffer.from(await served.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
  expect(forbiddenStrings.filter((text) => bytes.includes(Buffer.from(text, "latin1")))).toEqual([]);
});
