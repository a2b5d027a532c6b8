import {
  decodePDFRawStream,
  PDFContext,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFXRefStreamParser,
} from "@cantoo/pdf-lib";

const maxUnpackedBytes = 64 * 1024 * 1024;
let objects = [];
let integers = new Map();

// A forger decides which of two objects with one number a viewer takes: every version of each is checked.
const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function collect(ref, object) {
  objects.push(object);
  return assign.call(this, ref, object);
};

// The library never reads this table, whose length is whatever the file claims.
PDFXRefStreamParser.prototype.parseEntries = () => [];

// Between objects the library tries to parse one at every byte, and throws if there is none: seconds for a megabyte.
Error.stackTraceLimit = 0;
const { matchIndirectObjectHeader } = PDFParser.prototype;
PDFParser.prototype.matchIndirectObjectHeader = function matchAtDigit() {
  return /[\d%]/.test(String.fromCharCode(this.bytes.peek())) && matchIndirectObjectHeader.call(this);
};

// For a length in a separate object the library guesses the end of the stream, sometimes a byte early.
const { parseDict } = PDFObjectParser.prototype;
PDFObjectParser.prototype.parseDict = function parseDictWithLength(ref) {
  const dict = parseDict.call(this, ref);
  const length = dict.get(PDFName.of("Length"));
  const integer = length instanceof PDFRef && integers.get(length.objectNumber);
  if (integer) dict.set(PDFName.of("Length"), PDFNumber.of(integer));
  return dict;
};

// A few kilobytes can unpack to gigabytes.
const empty = PDFContext.create().obj({ Filter: "FlateDecode" });
const flate = decodePDFRawStream(PDFRawStream.of(empty, new Uint8Array([0x78, 0x9c])));
const stream = Object.getPrototypeOf(Object.getPrototypeOf(flate));
const { ensureBuffer } = stream;
stream.ensureBuffer = function bounded(size) {
  if (size > maxUnpackedBytes) throw new RangeError("unpacks to too much");
  return ensureBuffer.call(this, size);
};

export function collectObjects(bytes) {
  objects = [];
  const matches = bytes
    .toString("latin1")
    .matchAll(/\b(\d{1,8})\s{1,9}\d{1,5}\s{1,9}obj\s{1,9}(\d{1,9})\s{1,9}endobj/g);
  integers = new Map(Array.from(matches, ([, number, value]) => [Number(number), Number(value)]));
  return objects;
}
