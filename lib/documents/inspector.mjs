// Runs in a thread of its own, as it is: whoever wishes us ill reaches no more than this thread's memory.
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import * as pdf from "@cantoo/pdf-lib";

const { PDFArray, PDFContext, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFRawStream, PDFStream } =
  pdf;

const mostUnpacked = 64 * 1024 * 1024;
const tail = 2048;
const activeKeys = ["JS", "JavaScript", "EmbeddedFiles", "EF", "XFA", "RichMediaContent"];
const activeNames = {
  S: ["JavaScript", "Launch", "ImportData", "SubmitForm", "GoToE"],
  Type: ["EmbeddedFile"],
  Subtype: ["FileAttachment", "RichMedia"],
};

parentPort.postMessage("ready");
parentPort.postMessage(await inspect(await readFile(workerData.path)).catch(() => "unreadable"));

/** What a file is: "kind" (no PDF), "unreadable", "locked", "active", or "fine". */
async function inspect(bytes) {
  if (!/^%PDF-\d\.\d/.test(bytes.subarray(0, 8).toString("latin1"))) return "kind";
  if (!/startxref\s+\d+\s+%%EOF/.test(bytes.subarray(-tail).toString("latin1"))) return "unreadable";
  boundUnpacking();
  const objects = keepEveryObject();
  const file = await PDFDocument.load(bytes, { password: "", updateMetadata: false }).catch((error) => error);
  if (file instanceof Error)
    return /password|encrypt/i.test(`${file.name} ${file.message}`) ? "locked" : "unreadable";
  if (file.getPageCount() < 1) return "unreadable";
  if (file.context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFInvalidObject))
    return "unreadable";
  return objects.some(isActive) ? "active" : "fine";
}

/** A few kilobytes can unpack to gigabytes, which lie outside of the memory that a thread's limit counts. */
function boundUnpacking() {
  const empty = PDFContext.create().obj({ Filter: "FlateDecode" });
  const flate = pdf.decodePDFRawStream(PDFRawStream.of(empty, new Uint8Array([0x78, 0x9c])));
  const decoder = Object.getPrototypeOf(Object.getPrototypeOf(flate));
  const { ensureBuffer } = decoder;
  decoder.ensureBuffer = function bounded(wanted) {
    if (wanted > mostUnpacked) throw new RangeError("unpacks to too much");
    return ensureBuffer.call(this, wanted);
  };
}

/** Every version of every object: which of two with one number a viewer takes, a forger decides. */
function keepEveryObject() {
  const objects = [];
  const { assign } = PDFContext.prototype;
  PDFContext.prototype.assign = function kept(ref, object) {
    objects.push(object);
    return assign.call(this, ref, object);
  };
  return objects;
}

/** Whether an object, or what stands inside of it, runs, sends or carries something. */
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
