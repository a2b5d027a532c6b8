import type { Locale } from "@/lib/core/i18n/locales";
import { a4, TaggedPdf } from "@/lib/core/pdf/tagged-pdf";
import { type Weight, wrap } from "@/lib/core/pdf/typeface";
import type { ResumeText } from "./resume-text";

const margin = 54;
const width = a4.width - 2 * margin;
const bottom = a4.height - margin;
const colors = { ink: "#1c1a16", muted: "#5c574d", accent: "#1d5a3d", line: "#dcd6c9" };

type Style = { size: number; weight?: Weight; color?: string; before?: number };

/** Smaller type before a second page. */
const scales = [1, 0.94, 0.88] as const;

export async function resumePdf(text: ResumeText, locale: Locale): Promise<Uint8Array> {
  const [full, ...smaller] = scales;
  let pdf = await writeResume(text, locale, full);
  for (const scale of smaller) if (pdf.pageCount > 1) pdf = await writeResume(text, locale, scale);
  return pdf.save();
}

async function writeResume(resume: ResumeText, locale: Locale, scale: number): Promise<TaggedPdf> {
  const title = `CV ${resume.name}`;
  const pdf = await TaggedPdf.create({ title, author: resume.name, language: locale });
  const column = new Column(pdf, scale);
  column.write("H1", resume.name, { size: 24, weight: 600 });
  if (resume.headline) column.write("P", resume.headline, { size: 12, before: 2 });
  column.write("P", resume.contact, { size: 9.5, color: colors.muted, before: 4 });
  for (const { heading, text, entries = [] } of resume.sections) {
    column.write("H2", heading, { size: 12, weight: 600, color: colors.accent, before: 14 });
    column.rule();
    if (text) column.write("P", text, { size: 10, before: 2 });
    for (const [at, entry] of entries.entries()) {
      column.write("H3", entry.title, { size: 10.5, weight: 600, before: at === 0 ? 2 : 8 });
      column.write("P", entry.detail, { size: 9.5, color: colors.muted });
      if (entry.text) column.write("P", entry.text, { size: 10, before: 1 });
    }
  }
  return pdf;
}

/** Writes from top to bottom, and on to the next page. */
class Column {
  private y = margin;

  constructor(
    private readonly pdf: TaggedPdf,
    private readonly scale: number,
  ) {}

  write(tag: "H1" | "H2" | "H3" | "P", text: string, { before = 0, ...style }: Style): void {
    this.y += before * this.scale;
    for (const paragraph of text.split("\n"))
      if (paragraph.trim()) this.writeParagraph(tag, paragraph, style);
  }

  rule(): void {
    this.y += 4;
    this.pdf.rule(margin, this.y, width, colors.line);
  }

  private writeParagraph(tag: "H1" | "H2" | "H3" | "P", text: string, style: Style): void {
    const { weight = 400, color = colors.ink } = style;
    const size = style.size * this.scale;
    const leading = size * 1.42;
    let rest = wrap(text, { weight, size, width });
    while (rest.length > 0) {
      if (this.y + leading > bottom) this.startPage();
      const part = rest.slice(0, Math.max(1, Math.floor((bottom - this.y) / leading)));
      const lines = part.map((line, at) => ({
        // With the space, a word does not run into that of the next line when the text is copied.
        text: at < part.length - 1 ? `${line} ` : line,
        place: { x: margin, y: this.y + leading * (at + 1), size, weight, color },
      }));
      this.pdf.write(tag, lines);
      this.y += leading * part.length;
      rest = rest.slice(part.length);
    }
  }

  private startPage(): void {
    this.pdf.addPage();
    this.y = margin;
  }
}
