import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** For tests: the text of each element of a PDF of ours with its tag, in the order of the structure. */
export async function readTaggedText(bytes: Uint8Array): Promise<[tag: string, text: string][]> {
  const document = await PDFDocument.load(bytes);
  const { context, catalog } = document;
  const dict = (object: PDFObject | undefined) => context.lookup(object, PDFDict);
  const root = dict(catalog.get(PDFName.of("StructTreeRoot")));
  const [top] = context.lookup(root.get(PDFName.of("K")), PDFArray).asArray();
  const marked = new Map(
    document.getPages().map((page) => {
      const fonts = dict(dict(page.node.get(PDFName.of("Resources"))).get(PDFName.of("Font")));
      const letters = new Map(
        fonts
          .entries()
          .map(([name, font]) => [
            name.decodeText(),
            readLetters(textOf(dict(font).get(PDFName.of("ToUnicode")))),
          ]),
      );
      return [page.ref.toString(), readMarked(textOf(page.node.get(PDFName.of("Contents"))), letters)];
    }),
  );
  const elements = context
    .lookup(dict(top).get(PDFName.of("K")), PDFArray)
    .asArray()
    .map(dict);
  return elements.map((element) => {
    const page = String(element.get(PDFName.of("Pg")) as PDFRef);
    const id = Number(String(element.get(PDFName.of("K"))));
    return [String(element.get(PDFName.of("S"))).slice(1), marked.get(page)?.[id] ?? ""];
  });

  function textOf(object: PDFObject | undefined): string {
    const stream = context.lookup(object);
    return stream instanceof PDFRawStream ? inflateSync(stream.contents).toString("latin1") : "";
  }
}

function readLetters(map: string): Map<string, string> {
  return new Map(
    [...map.matchAll(/<(\w{4})> <(\w+)>\n/g)].map(([, glyph = "", letter = ""]) => [
      glyph,
      Buffer.from(letter, "hex").swap16().toString("utf16le"),
    ]),
  );
}

function readMarked(content: string, fonts: Map<string, Map<string, string>>): string[] {
  return [...content.matchAll(/\/\w+ <<\/MCID \d+>> BDC(.*?)EMC/gs)].map(([, operators = ""]) =>
    [...operators.matchAll(/\/(\S+) [\d.]+ Tf <(\w*)> Tj/g)]
      .map(([, font = "", hex = ""]) =>
        (hex.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph)).join(""),
      )
      .join(""),
  );
}
