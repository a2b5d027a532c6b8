import path from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Locale } from "@/lib/core/i18n/locales";
import { resumeLetters } from "./resume-letters";
import type { ResumeText } from "./resume-text";

const margin = 54;
const colors = { ink: "#1c1a16", muted: "#5c574d", accent: "#1d5a3d", line: "#dcd6c9" };
const fonts = path.join(process.cwd(), "lib/profiles/fonts");

type Tag = "H1" | "H2" | "H3" | "P";
type Style = { size: number; bold?: boolean; color?: string; before?: number };

/** The type is scaled down before a second page is added. */
const scales = [1, 0.94, 0.88] as const;

/** Tagged for PDF/UA: what is a heading, and in which order to read. */
export async function resumePdf(resume: ResumeText, locale: Locale): Promise<Buffer> {
  const [full, ...smaller] = scales;
  let written = writeResume(resume, locale, full);
  for (const scale of smaller) if (written.pages > 1) written = writeResume(resume, locale, scale);
  written.pdf.end();
  return buffer(written.pdf);
}

function writeResume(resume: ResumeText, locale: Locale, scale: number) {
  const { pdf, write, line } = openPdf(resume.name, locale, scale);
  write("H1", resume.name, { size: 24, bold: true });
  if (resume.headline) write("P", resume.headline, { size: 12, before: 2 });
  write("P", resume.contact, { size: 9.5, color: colors.muted, before: 4 });
  for (const { heading, text, entries = [] } of resume.sections) {
    write("H2", heading, { size: 12, bold: true, color: colors.accent, before: 14 });
    line();
    if (text) write("P", text, { size: 10, before: 2 });
    for (const [index, entry] of entries.entries()) {
      write("H3", entry.title, { size: 10.5, bold: true, before: index === 0 ? 2 : 8 });
      write("P", entry.detail, { size: 9.5, color: colors.muted });
      if (entry.text) write("P", entry.text, { size: 10, before: 1 });
    }
  }
  return { pdf, pages: pdf.bufferedPageRange().count };
}

function openPdf(name: string, lang: Locale, scale: number) {
  const pdf = new PDFDocument({
    size: "A4",
    margin,
    bufferPages: true,
    tagged: true,
    // Supported by the package, but missing in its types.
    subset: "PDF/UA" as "PDF/A-1",
    pdfVersion: "1.7",
    lang,
    displayTitle: true,
    info: { Title: `CV ${name}`, Author: name },
    font: path.join(fonts, "inter-400.ttf"),
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  function write(tag: Tag, text: string, { size, bold, color = colors.ink, before = 0 }: Style) {
    pdf.y += before * scale;
    pdf
      .font(path.join(fonts, `inter-${bold ? 600 : 400}.ttf`))
      .fontSize(size * scale)
      .fillColor(color);
    for (const paragraph of text.split("\n").filter((line) => line.trim()))
      root.add(
        pdf.struct(tag, {}, () =>
          pdf.text(replaceMissingLetters(paragraph), { lineGap: size * scale * 0.2 }),
        ),
      );
  }
  function line() {
    pdf.markContent("Artifact", { type: "Layout" });
    pdf.rect(margin, pdf.y, pdf.page.width - 2 * margin, 0.75).fill(colors.line);
    pdf.endMarkedContent();
    pdf.y += 4 * scale;
  }
  return { pdf, write, line };
}

const missing = new RegExp(
  `[^${resumeLetters.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("")}]`,
  "gu",
);

/** A letter that the fonts lack loses its marks, or becomes a question mark. */
function replaceMissingLetters(text: string): string {
  return text
    .normalize("NFC")
    .replace(missing, (letter) => letter.normalize("NFKD").charAt(0).replace(missing, "?"));
}
