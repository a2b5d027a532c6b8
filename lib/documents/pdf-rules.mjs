/** All actions of ISO 32000-2, 12.6.4; `GoTo` and `URI` are rewritten, the others dropped. */
export const actionNames = [
  "GoTo",
  "GoToR",
  "GoToE",
  "GoToDp",
  "Launch",
  "Thread",
  "URI",
  "Sound",
  "Movie",
  "Hide",
  "Named",
  "SubmitForm",
  "ResetForm",
  "ImportData",
  "JavaScript",
  "SetOCGState",
  "Rendition",
  "Trans",
  "GoTo3DView",
  "RichMediaExecute",
];

/** Entries that run actions, embed files or link out of the document, and private data of the program that wrote it. */
export const droppedKeys = [
  "AA",
  "PA",
  "JS",
  "JavaScript",
  "EmbeddedFiles",
  "EF",
  "AF",
  "XFA",
  "NeedsRendering",
  "RichMediaContent",
  "RichMediaSettings",
  "Renditions",
  "AlternatePresentations",
  "Collection",
  "Movie",
  "Sound",
  "Ref",
  "OPI",
  "URLS",
  "IDS",
  "SpiderInfo",
  "URI",
  "Perms",
  "Legal",
  "DSS",
  "SigFlags",
  "Requirements",
  "PieceInfo",
];

/** External contents, and the length, which is written anew. */
export const droppedStreamKeys = ["F", "FFilter", "FDecodeParms", "Length"];
export const droppedStreamTypes = ["XRef", "ObjStm", "EmbeddedFile"];

export const allowedAnnotations = [
  "Link",
  "Widget",
  "Text",
  "FreeText",
  "Line",
  "Square",
  "Circle",
  "Polygon",
  "PolyLine",
  "Highlight",
  "Underline",
  "Squiggly",
  "StrikeOut",
  "Stamp",
  "Caret",
  "Ink",
  "Popup",
];

const schemes = ["http:", "https:", "mailto:", "tel:"];

export function isSafeLink(text) {
  if (!/^[^\s\p{C}]{1,2000}$/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return schemes.includes(protocol) && !username && !password;
}
