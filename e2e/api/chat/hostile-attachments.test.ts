import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { uploadAttachment } from "@/lib/chat/attachments-contract";
import { listMessages, sendMessage } from "@/lib/chat/contract";
import { errorStatus } from "@/lib/core/errors/app-error";
import { ownedPath } from "@/lib/core/storage/paths";
import { ApiClient, form } from "../../support/api";
import { chattingFriends, fileOf, upload } from "../../support/chat";
import { sql } from "../../support/database";
import { hostileFiles } from "../../support/hostile-files";
import { imageFile } from "../../support/images";
import { samples } from "../../support/pdfs";
import { png } from "../../support/raw-images";
import { box, element, mp4, webm } from "../../support/videos";

const { DATA_DIR = ".data" } = process.env;
const limit = 25 * 1024 * 1024;
const latin1 = (text: string) => Buffer.from(text, "latin1");
const sampleOf = (name: string) =>
  samples.find(({ description }) => description === name)?.bytes() ?? Promise.resolve(Buffer.alloc(0));

const hostile: [what: string, name: string, bytes: () => Promise<Buffer> | Buffer, code: string][] = [
  ["a program", "setup.exe", () => latin1("MZ\x90\0\x03"), "attachment_kind_refused"],
  ["a program named .pdf", "sujet.pdf", () => latin1("MZ\x90\0\x03"), "attachment_kind_refused"],
  ["a program named .docx", "cv.docx", () => latin1("\x7fELF\x02\x01\x01"), "attachment_kind_refused"],
  [
    "a ZIP named .docx",
    "cv.docx",
    () => latin1(`PK\x03\x04${"\0".repeat(60)}PK\x05\x06`),
    "attachment_kind_refused",
  ],
  ["HTML named .mp4", "film.mp4", () => latin1("<script>alert(1)</script>"), "attachment_kind_refused"],
  ["an SVG", "logo.svg", () => latin1("<svg onload='alert(1)'/>"), "attachment_kind_refused"],
  ["nothing", "vide.png", () => Buffer.alloc(0), "attachment_kind_refused"],
  ["a video that is none", "film.mp4", () => box("ftyp", latin1("isom")), "video_unreadable"],
  [
    "a video of noise",
    "film.mp4",
    () => Buffer.concat([box("ftyp", latin1("isom")), Buffer.alloc(9999, 65)]),
    "video_unreadable",
  ],
  ["a video cut off", "film.mp4", () => mp4().subarray(0, 500), "video_unreadable"],
  ["a video of no size", "film.mp4", () => mp4(0, 0), "video_unreadable"],
  ["a WebM that is none", "film.webm", () => latin1("\x1a\x45\xdf\xa3garbage, garbage"), "video_unreadable"],
  [
    "a WebM without tracks",
    "film.webm",
    () => Buffer.concat([element(0x1a45dfa3, element(0x4282, latin1("webm"))), element(0x18538067)]),
    "video_unreadable",
  ],
  ["a Matroska file", "film.mkv", () => webm(9, 9, "matroska"), "video_unreadable"],
  ["a decompression bomb", "bombe.png", () => png(20_000, 20_000), "image_too_many_pixels"],
  [
    "an image cut off",
    "photo.jpg",
    async () => Buffer.from(await (await imageFile()).arrayBuffer()).subarray(0, 900),
    "image_unreadable",
  ],
  ["a PDF cut off", "sujet.pdf", () => sampleOf("one that was cut off"), "validation_failed"],
  ["25 MB and one byte", "film.mp4", () => mp4(9, 9, Buffer.alloc(limit)), "file_too_large"],
];

/** Files in the storage that no attachment owns. */
async function unownedFiles(): Promise<string[]> {
  const names = readdirSync(path.join(DATA_DIR, "storage/attachments"), {
    recursive: true,
    encoding: "utf8",
  });
  const paths = names.filter((name) => name.includes(".")).map((name) => ownedPath(`attachments/${name}`));
  const rows = await sql`select path from message_attachments where path = any(${paths})`;
  const owned = new Set(rows.map((row) => row.path));
  return paths.filter((file) => !owned.has(file));
}

test.each(hostile)(
  "rejects %s with a message in both languages and stores nothing",
  async (_, name, bytes, code) => {
    const { ines, id } = await chattingFriends();
    await upload(ines.browser, id, await imageFile());
    const before = await unownedFiles();
    const content = await bytes();
    const messages = [];
    for (const language of ["fr", "en"]) {
      await sql`update users set locale = ${language} where id = ${ines.user.id}`;
      const client = new ApiClient({ ...ines.browser.traits, language });
      const body = new FormData();
      body.append("file", fileOf(content, name));
      const response = await client.call(uploadAttachment, { params: { id }, body });
      expect([response.status, response.body.code]).toEqual([
        errorStatus[code as keyof typeof errorStatus],
        code,
      ]);
      messages.push(response.body.message);
    }
    for (const sentence of messages) expect(sentence).toMatch(/^\p{Lu}.{15,}/u);
    expect(new Set(messages).size).toBe(2);
    const parts = form({ content: "Regarde", attachments: [await imageFile(), fileOf(content, name)] });
    const sent = await ines.browser.call(sendMessage, { params: { id }, body: parts });
    expect([sent.status, sent.body.code]).toEqual([errorStatus[code as keyof typeof errorStatus], code]);
    expect((await ines.browser.call(listMessages, { params: { id } })).body.total).toBe(0);
    const [rows] =
      await sql`select (select count(*)::int from message_attachments where conversation_id = ${id}) as rows,
    (select count(*)::int from stored_files where user_id = ${ines.user.id}) as files`;
    expect(rows).toEqual({ rows: 1, files: 1 });
    const added = async () => (await unownedFiles()).filter((file) => !before.includes(file));
    // Polls because other tests upload meanwhile.
    await expect.poll(added, { timeout: 10_000 }).toEqual([]);
  },
);

test("accepts a file of 25 MB, and uses no name as a path or a header", async () => {
  const { ines, id } = await chattingFriends();
  const around = mp4(9, 9, Buffer.alloc(0)).length;
  const largest = await upload(
    ines.browser,
    id,
    fileOf(mp4(9, 9, Buffer.alloc(limit - around)), "../../../etc/passwd\u202e4pm.mp4"),
  );
  expect(largest).toMatchObject({ kind: "video", size: limit, name: "passwd4pm.mp4" });
});

test("a PDF with a password or a script is downloaded, never displayed", async () => {
  const { ines, id } = await chattingFriends();
  for (const description of [
    "a PDF behind a password",
    ...samples
      .filter(({ finding }) => finding === "active")
      .slice(0, 2)
      .map((sample) => sample.description),
  ]) {
    const file = await upload(ines.browser, id, fileOf(await sampleOf(description), "sujet.pdf"));
    expect(file, description).toMatchObject({ kind: "file", name: "sujet.pdf" });
    const served = await ines.browser.fetch(file.url);
    expect(served.headers.get("content-disposition")).toMatch(/^attachment/);
  }
});

test.each(hostileFiles.filter(({ errorCode }) => errorCode === undefined))(
  "re-encodes $description as a clean image",
  async ({ name, bytes }) => {
    const { ines, id } = await chattingFriends();
    const file = await upload(ines.browser, id, fileOf(await bytes(), name));
    expect(file).toMatchObject({ kind: "image", name: expect.stringMatching(/\.webp$/) });
    expect(file.name).not.toMatch(/[<>"\\/\u202e]/);
  },
);
