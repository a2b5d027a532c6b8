import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";

type Hex = `#${string}`;
type TextStyle = { size?: number; color?: string; font?: "text" | "bold" | "title"; leading?: number };

const a4: [number, number] = [595, 842];

/** A page that is filled from top to bottom, in columns. */
export class PdfPage {
  private constructor(
    private readonly document: PDFDocument,
    private readonly page: PDFPage,
    private readonly fonts: Record<"text" | "bold" | "title", PDFFont>,
  ) {}

  static async new(title: string, author: string): Promise<PdfPage> {
    const document = await PDFDocument.create();
    document.setTitle(title);
    document.setAuthor(author);
    const [text, bold, serif] = await Promise.all(
      [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.TimesRomanBold].map((name) =>
        document.embedFont(name),
      ),
    );
    if (!text || !bold || !serif) throw new Error("a standard font is missing");
    return new PdfPage(document, document.addPage(a4), { text, bold, title: serif });
  }

  block(x: number, y: number, width: number, height: number, color: string): void {
    this.page.drawRectangle({ x, y: a4[1] - y - height, width, height, color: toRgb(color as Hex) });
  }

  /** Draws a text in a column from `y` down; returns the `y` of its end. */
  write(text: string, [x, y, width]: [number, number, number], style: TextStyle): number {
    const { size = 9.5, color = "#1c1a16", font = "text", leading = size * 1.42 } = style;
    const pdfFont = this.fonts[font];
    let lineY = y;
    for (const line of this.lines(printable(text), pdfFont, size, width)) {
      lineY += leading;
      this.page.drawText(line, { x, y: a4[1] - lineY, size, font: pdfFont, color: toRgb(color as Hex) });
    }
    return lineY;
  }

  async bytes(): Promise<Uint8Array> {
    return this.document.save();
  }

  private lines(text: string, font: PDFFont, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

const plain: Record<string, string> = { ł: "l", Ł: "L", ı: "i" };

/** The standard PDF fonts have only western letters: other letters lose their diacritics. */
function printable(text: string): string {
  return text.replace(/[^\p{ASCII}\u00a0-\u00ffŒœŠšŽžŸ–—‘’“”•…€]/gu, (letter) =>
    (plain[letter] ?? letter).normalize("NFKD").replace(/[^\p{ASCII}]/gu, ""),
  );
}

function toRgb(hex: Hex) {
  const part = (offset: number) => Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
