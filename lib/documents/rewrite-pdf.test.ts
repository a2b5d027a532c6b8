import { writeFileSync } from "node:fs";
import path from "node:path";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { createDataDir } from "@/e2e/support/data-dir";
import {
  disguisedPdfs,
  endlessTable,
  endlessTableInDisguise,
  linkedPdf,
  manyParentheses,
  tablePdf,
} from "@/e2e/support/hostile-pdfs";
import { pdf, samples } from "@/e2e/support/pdfs";
import { AppError } from "@/lib/core/errors/app-error";
import { rewritePdf } from "./rewrite-pdf";

const folder = createDataDir();
let count = 0;

function rewritten(bytes: Buffer): Promise<Buffer> {
  const file = path.join(folder, `${++count}`);
  writeFileSync(file, bytes);
  return rewritePdf(null, file, "resume");
}

async function codeOf(bytes: Buffer): Promise<string | undefined> {
  const result = await rewritten(bytes).catch((error) => error);
  if (result instanceof Buffer) return "fine";
  expect(result).toBeInstanceOf(AppError);
  return result.details.fields?.resume[0] ?? result.code;
}

const codes = {
  fine: "fine",
  kind: "pdf_kind_refused",
  unreadable: "pdf_unreadable",
  locked: "pdf_locked",
  active: "pdf_active",
};

test.each(samples)("detects that $description is $finding", async ({ bytes, finding }) => {
  expect(await codeOf(await bytes())).toBe(codes[finding]);
});

test("checks ten files at once", async () => {
  const files = await Promise.all(Array.from({ length: 10 }, (_, n) => pdf(`n° ${n}`)));
  expect(await Promise.all(files.map(codeOf))).toEqual(Array(10).fill("fine"));
});

test.each(disguisedPdfs)("stores a PDF without $description", async ({ bytes }) => {
  expect(bytes().includes("secret-program")).toBe(true);
  const stored = await PDFDocument.load(await rewritten(bytes()));
  expect(stored.getPageCount()).toBe(1);
  expect(dictionaries(stored)).not.toMatch(/secret-program|\/(Launch|GoToR|Rendition|AA|OpenAction)\b/);
});

test("keeps links, jumps and the opening page", async () => {
  const stored = await PDFDocument.load(await rewritten(linkedPdf()));
  const text = dictionaries(stored);
  expect(text.match(/<(https|mailto)[^>]+>/g)).toEqual([
    "<https://example.org/cv?a=(1)&b=%C3%A9>",
    "<mailto:zoe@example.org>",
  ]);
  expect(text).not.toMatch(/\/Next|\/Named/);
  expect(text.match(/\/S \/GoTo/g)).toHaveLength(1);
  expect(stored.catalog.has(PDFName.of("OpenAction"))).toBe(true);
});

test("keeps the contents of a page whose length is a separate object", async () => {
  const contents = "BT (Bonjour) Tj ET \r";
  const bytes = tablePdf({ contents, more: [`${contents.length}`] }).toString("latin1");
  const direct = `/Length ${contents.length} `;
  for (const source of [bytes, bytes.replace(direct, "/Length 6 0 R ")]) {
    const stored = await PDFDocument.load(await rewritten(Buffer.from(source, "latin1")));
    expect(streams(stored).map((stream) => Buffer.from(stream.getContents()).toString())).toEqual([contents]);
  }
});

test.each([
  ["a cross-reference stream of two thousand million objects", endlessTable],
  ["nine megabytes of parentheses", manyParentheses],
])("rejects %s, without affecting another user's file", async (_, bytes) => {
  expect(await codeOf(bytes())).toBe("pdf_unreadable");
  expect(await codeOf(await pdf())).toBe("fine");
});

test("ignores the declared size of a cross-reference stream in any notation", async () => {
  expect(endlessTable()).toHaveLength(733);
  expect(await codeOf(endlessTableInDisguise())).toBe("pdf_unreadable");
});

function objectsOf(file: PDFDocument) {
  return file.context.enumerateIndirectObjects().map(([, object]) => object);
}

function streams(file: PDFDocument): PDFRawStream[] {
  return objectsOf(file).filter(
    (object): object is PDFRawStream =>
      object instanceof PDFRawStream && !/\/(XRef|ObjStm)/.test(object.dict.toString()),
  );
}

/** Returns everything outside of streams, with its strings as text. */
function dictionaries(file: PDFDocument): string {
  const texts = objectsOf(file).map((object) =>
    object instanceof PDFRawStream
      ? object.dict.toString()
      : object instanceof PDFDict
        ? object.toString()
        : `${object}`,
  );
  return texts
    .join("\n")
    .replace(/<([0-9a-f]+)>/g, (_, hex) => `<${Buffer.from(hex, "hex").toString("latin1")}>`);
}
