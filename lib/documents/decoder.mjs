// Runs in a decoder process, not compiled.
import { PDFArray, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFStream } from "@cantoo/pdf-lib";
import { collectObjects } from "./pdf-parser.mjs";
import { declaresOversizedContent } from "./pdf-prescan.mjs";
import { rewritePdf } from "./pdf-rewrite.mjs";

const tail = 2048;
const latin1 = (bytes) => Buffer.from(bytes).toString("latin1");
const activeKeys = ["JS", "JavaScript", "EmbeddedFiles", "EF", "XFA", "RichMediaContent"];
const activeNames = {
  S: ["JavaScript", "Launch", "ImportData", "SubmitForm", "GoToE"],
  Type: ["EmbeddedFile"],
  Subtype: ["FileAttachment", "RichMedia"],
};

export default async function decode(bytes) {
  const file = await parse(bytes).catch(() => "unreadable");
  if (typeof file === "string") return { value: file, parts: [] };
  const rewritten = await rewritePdf(file).catch(() => null);
  return rewritten ? { value: "fine", parts: [rewritten] } : { value: "unreadable", parts: [] };
}

async function parse(bytes) {
  if (!/^%PDF-\d\.\d/.test(latin1(bytes.subarray(0, 8)))) return "kind";
  if (!/startxref\s+\d+\s+%%EOF/.test(latin1(bytes.subarray(-tail)))) return "unreadable";
  if (declaresOversizedContent(bytes)) return "unreadable";
  const objects = collectObjects(bytes);
  const file = await PDFDocument.load(bytes, { password: "", updateMetadata: false }).catch((error) => error);
  if (file instanceof Error)
    return /password|encrypt/i.test(`${file.name} ${file.message}`) ? "locked" : "unreadable";
  if (file.getPageCount() < 1) return "unreadable";
  if (file.context.enumerateIndirectObjects().some(([, object]) => isDamaged(object))) return "unreadable";
  return objects.some(isActive) ? "active" : file;
}

/** The library also decrypts the cross-reference stream of an encrypted file, which is never encrypted. */
function isDamaged(object) {
  return (
    object instanceof PDFInvalidObject &&
    !/^<<[^(]*\/Type\s*\/XRef\b/.test(latin1(object.data.subarray(0, 500)))
  );
}

function isActive(object) {
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  return dict.entries().some(([key, value]) => {
    const name = key.decodeText();
    if (activeKeys.includes(name)) return true;
    if (value instanceof PDFName && activeNames[name]?.includes(value.decodeText())) return true;
    return isActive(value);
  });
}
