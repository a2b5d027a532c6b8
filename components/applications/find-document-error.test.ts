import { expect, test } from "vitest";
import { documentLimits } from "@/lib/documents/constants";
import { findDocumentError } from "./find-document-error";

const pdf = new File(["%PDF-1.7\n"], "cv.pdf");
const large = new File(["%PDF-1.7\n", new Uint8Array(documentLimits.bytes)], "cv.pdf");
const word = new File(["PK"], "letter.docx");
const html = new File(["%PDF-x"], "letter.pdf");

test.each([
  ["a PDF", pdf, null],
  ["a PDF of more than 10 MB", large, "tooLarge"],
  ["a Word document", word, "notPdf"],
  ["a file that only begins like a PDF", html, "notPdf"],
  ["an empty file", new File([], "letter.pdf"), "notPdf"],
])("checks %s before it is sent", async (_, file, error) => {
  expect(await findDocumentError({ file })).toBe(error);
});

test("reports a file that cannot be read, such as a folder", async () => {
  const folder = new File([], "letters");
  folder.slice = () =>
    Object.assign(new Blob(), { text: () => Promise.reject(new Error("NotReadableError")) });
  expect(await findDocumentError({ file: folder })).toBe("unreadable");
});

test("does not check a saved document, which was checked when it was saved", async () => {
  const saved = { id: 1, kind: "resume", name: "cv.pdf", size: 9 } as never;
  expect(await findDocumentError({ saved })).toBeNull();
});
