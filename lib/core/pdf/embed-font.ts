import { type PDFContext, type PDFRef, PDFString } from "@cantoo/pdf-lib";
import type { TrueTypeFont } from "./true-type";

const unicode = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");
const hex = (value: number) => value.toString(16).padStart(4, "0");

/** The glyphs used of a font, which the PDF names with their widths and letters, so that its text can be read. */
export class EmbeddedFont {
  readonly ref: PDFRef;
  private readonly used = new Map<number, string>();

  constructor(
    private readonly context: PDFContext,
    private readonly font: TrueTypeFont,
    readonly name: string,
  ) {
    this.ref = context.nextRef();
  }

  encode(glyphs: number[], text: string[]): string {
    for (const [at, glyph] of glyphs.entries()) this.used.set(glyph, text[at] ?? "");
    return glyphs.map(hex).join("");
  }

  get isUsed(): boolean {
    return this.used.size > 0;
  }

  /** Once all text is written. */
  embed(): void {
    const { context, font, name: baseFont } = this;
    const glyphs = [...this.used.keys()].sort((a, b) => a - b);
    const descriptor = context.register(
      context.obj({
        Type: "FontDescriptor",
        FontName: baseFont,
        Flags: 32,
        FontBBox: font.box,
        ItalicAngle: 0,
        Ascent: font.ascent,
        Descent: font.descent,
        CapHeight: font.ascent,
        StemV: 80,
        FontFile2: context.register(context.flateStream(font.bytes, { Length1: font.bytes.length })),
      }),
    );
    const descendant = context.register(
      context.obj({
        Type: "Font",
        Subtype: "CIDFontType2",
        BaseFont: baseFont,
        CIDSystemInfo: {
          Registry: PDFString.of("Adobe"),
          Ordering: PDFString.of("Identity"),
          Supplement: 0,
        },
        FontDescriptor: descriptor,
        CIDToGIDMap: "Identity",
        W: glyphs.flatMap((glyph) => [glyph, [font.advanceOf(glyph)]]),
      }),
    );
    context.assign(
      this.ref,
      context.obj({
        Type: "Font",
        Subtype: "Type0",
        BaseFont: baseFont,
        Encoding: "Identity-H",
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.flateStream(this.toUnicode(glyphs))),
      }),
    );
  }

  private toUnicode(glyphs: number[]): string {
    const lines = glyphs.map((glyph) => `<${hex(glyph)}> <${unicode(this.used.get(glyph) ?? "")}>`);
    const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
      lines.slice(at * 100, at * 100 + 100),
    );
    return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`).join("\n")}
endcmap CMapName currentdict /CMap defineresource pop end end`;
  }
}
