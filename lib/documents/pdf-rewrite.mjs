import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStreamWriter,
  PDFString,
} from "@cantoo/pdf-lib";
import {
  actionNames,
  allowedAnnotations,
  droppedKeys,
  droppedStreamKeys,
  droppedStreamTypes,
  isSafeLink,
} from "./pdf-rules.mjs";

const maxDepth = 10;
const allowedActions = ["GoTo", "URI"];
const name = (text) => PDFName.of(text);

/** From what the catalog reaches. No byte of the original's structure is left: no viewer can read it otherwise. */
export async function rewritePdf(file) {
  const rewrite = new Rewrite(file.context);
  const { Root, Info } = file.context.trailerInfo;
  const { target } = rewrite;
  target.header = PDFHeader.forVersion(1, 7);
  target.trailerInfo.Root = rewrite.copy(Root);
  if (Info) target.trailerInfo.Info = rewrite.copy(Info);
  rewrite.copyPending();
  return PDFStreamWriter.forContext(target, Infinity).serializeToBuffer();
}

class Rewrite {
  target = PDFContext.create();
  refs = new Map();
  pending = [];

  constructor(source) {
    this.source = source;
  }

  copyPending() {
    for (let next = this.pending.pop(); next; next = this.pending.pop()) {
      this.target.assign(next.ref, this.copy(this.resolve(next.original)) ?? PDFNull);
    }
  }

  resolve(object) {
    let result = object;
    for (let depth = 0; result instanceof PDFRef && depth < maxDepth; depth++)
      result = this.source.lookup(result);
    return result instanceof PDFRef ? PDFNull : result;
  }

  textOf(dict, key) {
    return textOf(this.resolve(dict.get(name(key))));
  }

  isAction(object) {
    if (!(object instanceof PDFDict)) return false;
    return actionNames.includes(this.textOf(object, "S")) || this.textOf(object, "Type") === "Action";
  }

  copy(object) {
    if (object instanceof PDFRef) return this.copyRef(object);
    if (object instanceof PDFArray) return this.copyArray(object);
    if (object instanceof PDFRawStream) return this.copyStream(object);
    if (object instanceof PDFDict)
      return this.isAction(object) ? this.copyAction(object) : this.copyDict(object);
    if (object instanceof PDFString || object instanceof PDFHexString) return hex(object.asBytes());
    if (object instanceof PDFNumber) return Number.isFinite(object.asNumber()) ? object : PDFNumber.of(0);
    if (object instanceof PDFName || object instanceof PDFBool) return object;
    return PDFNull;
  }

  copyRef(original) {
    const existing = this.refs.get(original);
    if (existing) return existing;
    const ref = this.target.nextRef();
    this.refs.set(original, ref);
    this.pending.push({ ref, original });
    return ref;
  }

  copyArray(array) {
    const result = PDFArray.withContext(this.target);
    for (const item of array.asArray()) result.push(this.copy(item) ?? PDFNull);
    return result;
  }

  copyStream(stream) {
    if (droppedStreamTypes.includes(this.textOf(stream.dict, "Type"))) return undefined;
    const dict = this.copyDict(stream.dict);
    for (const key of droppedStreamKeys) dict.delete(name(key));
    return PDFRawStream.of(dict, stream.getContents());
  }

  copyDict(dict) {
    const result = PDFDict.withContext(this.target);
    const isSignature = this.textOf(dict, "FT") === "Sig";
    for (const [key, value] of dict.entries()) {
      const text = key.decodeText();
      if (droppedKeys.includes(text) || (isSignature && text === "V")) continue;
      const copy = this.copyEntry(text, value);
      if (copy) result.set(key, copy);
    }
    return result;
  }

  copyEntry(key, value) {
    const object = this.resolve(value);
    if (object === undefined) return undefined;
    if (key === "Annots" && object instanceof PDFArray) return this.copyAnnotations(object);
    // In place: a shared action is small.
    if (this.isAction(object))
      return this.copyAction(object, key === "OpenAction" ? ["GoTo"] : allowedActions);
    return this.copy(value);
  }

  copyAnnotations(annotations) {
    const result = PDFArray.withContext(this.target);
    for (const item of annotations.asArray()) {
      const annotation = this.resolve(item);
      if (!(annotation instanceof PDFDict)) continue;
      const kind = this.textOf(annotation, "Subtype");
      if (!allowedAnnotations.includes(kind) || (kind === "Link" && !this.hasTarget(annotation))) continue;
      result.push(this.copy(item) ?? PDFNull);
    }
    return result;
  }

  hasTarget(link) {
    const action = this.resolve(link.get(name("A")));
    return link.has(name("Dest")) || (this.isAction(action) && this.copyAction(action) !== undefined);
  }

  copyAction(action, allowed = allowedActions) {
    const kind = this.textOf(action, "S");
    const result = PDFDict.withContext(this.target);
    if (!allowed.includes(kind)) return undefined;
    result.set(name("S"), name(kind));
    if (kind === "GoTo") {
      result.set(name("D"), this.copy(action.get(name("D"))) ?? PDFNull);
      return result;
    }
    const address = this.textOf(action, "URI");
    if (!isSafeLink(address)) return undefined;
    result.set(name("URI"), hex(Buffer.from(new URL(address).href)));
    return result;
  }
}

const hex = (bytes) => PDFHexString.of(Buffer.from(bytes).toString("hex"));

function textOf(object) {
  if (object instanceof PDFName) return object.decodeText();
  if (object instanceof PDFString || object instanceof PDFHexString)
    return Buffer.from(object.asBytes()).toString();
  return "";
}
