import path from "node:path";
import { expect, test } from "vitest";
import { createDataDir, filesIn } from "@/e2e/support/data-dir";
import { forbiddenStrings, type HostileFile, hostileFiles, toFile } from "@/e2e/support/hostile-files";
import { readMultipart } from "@/lib/core/api/multipart";
import { deleteUploads } from "@/lib/core/api/uploads";
import { AppError } from "@/lib/core/errors/app-error";
import { type EncodedImage, encodeImage } from "./encode";

const folder = createDataDir();
const rules = { files: { images: { max: 10, maxBytes: 5 * 1024 * 1024 } } };

/** Uploads the file like a post's image: reads it from a multipart form, then encodes it. */
async function post(hostile: HostileFile): Promise<EncodedImage | AppError> {
  const data = new FormData();
  data.append("images[0]", await toFile(hostile));
  const request = new Request("http://preau.example/", { method: "POST", body: data });
  const files = await readMultipart(request, rules).then((form) => form.files, rejected);
  if (files instanceof AppError) return files;
  const image = await encodeImage(null, files.images?.[0] ?? "").catch(rejected);
  await deleteUploads(files);
  return image;
}

function rejected(error: Error): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

const rejectedFiles = hostileFiles.filter(({ errorCode }) => errorCode);
const reencodedFiles = hostileFiles.filter(({ errorCode }) => !errorCode);

test.each(rejectedFiles)("rejects $description with a message", async (hostile) => {
  const result = await post(hostile);
  expect(result).toMatchObject({ code: hostile.errorCode });
  expect(filesIn(path.join(folder, "uploads"))).toEqual([]);
});

test.each(reencodedFiles)("re-encodes $description as an image without other content", async (hostile) => {
  const image = await post(hostile);
  if (image instanceof AppError) throw image;
  expect(image.path).toMatch(/^images\/[0-9a-f/]+\.webp$/);
  for (const { bytes } of image.files) {
    expect(bytes.toString("latin1", 8, 12)).toBe("WEBP");
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect(forbiddenStrings.filter((text) => bytes.includes(text, 0, "latin1"))).toEqual([]);
  }
});

test("the hostile files contain the forbidden strings", async () => {
  const contents = await Promise.all(reencodedFiles.map(({ bytes }) => bytes()));
  for (const text of forbiddenStrings)
    expect(
      contents.some((bytes) => bytes.includes(text, 0, "latin1")),
      text,
    ).toBe(true);
});
