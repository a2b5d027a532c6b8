import {
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFRawStream,
} from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { readTaggedText, untaggedText } from "@/e2e/support/tagged-text";
import type { Locale } from "@/lib/core/i18n/locales";
import { resumePdf } from "./resume-pdf";
import { resumeText } from "./resume-text";
import type { Profile } from "./schemas";

const experience = (index: number) => ({
  title: `Stage ${index}`,
  organisation: "Vinci",
  location: "Nantes",
  start: `202${index}-02`,
  end: index === 4 ? null : `202${index}-07`,
  description: "J’ai conçu des ponts, suivi des chantiers et relu des calculs. ".repeat(4).trim(),
});

const profile = {
  name: "Zoé Wiśniewska-Nguyễn",
  headline: "Future ingénieure",
  location: "Nantes",
  about: "Des ponts.\n\nEt rien d’autre.",
  studies: { programme: "Génie civil", year: 3, campus: "Nantes" },
  experiences: [4, 3, 2].map(experience),
  education: [
    { school: "Lycée Clemenceau", degree: "Bac", start_year: 2020, end_year: 2021, description: null },
  ],
  skills: ["Béton", "Acier"],
  languages: [{ code: "fr", level: "native" }],
  interests: ["Escalade"],
  links: [{ label: "Site", url: "https://ponts.example/" }],
  audiences: { interests: "me" },
} as unknown as Profile;

const readResume = async (locale: Locale) =>
  readTaggedText(await resumePdf(resumeText(profile, "zoe@test.invalid", locale), locale));

test("is read in order, with its headings, in both languages", async () => {
  const text = await readResume("fr");
  expect(text.slice(0, 7)).toEqual([
    ["H1", "Zoé Wiśniewska-Nguyễn"],
    ["P", "Future ingénieure"],
    ["P", "zoe@test.invalid · Nantes · https://ponts.example/"],
    ["H2", "À propos"],
    ["P", "Des ponts."],
    ["P", "Et rien d’autre."],
    ["H2", "Expériences"],
  ]);
  expect(text[7]).toEqual(["H3", "Stage 4"]);
  expect(text[8]?.[1]).toMatch(/^Vinci · Nantes · févr\. 2024 – aujourd’hui$/);
  expect(text[9]?.[1]).toBe(experience(4).description);
  const headings = (await readResume("en")).flatMap(([tag, heading]) => (tag === "H2" ? [heading] : []));
  expect(headings).toEqual(["About", "Experience", "Current studies", "Education", "Skills", "Languages"]);
});

test("leaves out sections that only the owner may see", async () => {
  const words = (await readResume("fr")).map(([, text]) => text).join(" ");
  expect(words).toContain("Béton");
  expect(words).not.toContain("Escalade");
});

test("fits on one page with three experiences", async () => {
  const document = await loadResume(profile);
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe("CV Zoé Wiśniewska-Nguyễn");
});

test("conforms to the PDF/UA rules that a program can check", async () => {
  const { context, catalog } = await loadResume(profile);
  const dict = (key: string) => context.lookup(catalog.get(PDFName.of(key)), PDFDict);
  expect(String(catalog.get(PDFName.of("Lang")))).toContain("fr");
  expect(String(dict("MarkInfo").get(PDFName.of("Marked")))).toBe("true");
  expect(String(dict("ViewerPreferences").get(PDFName.of("DisplayDocTitle")))).toBe("true");
  const metadata = context.lookup(catalog.get(PDFName.of("Metadata"))) as PDFRawStream;
  expect(Buffer.from(metadata.contents).toString()).toMatch(/<pdfuaid:part>1<.*CV Zoé/s);
  const fonts = context.enumerateIndirectObjects().flatMap(([, object]) => (isFont(object) ? [object] : []));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(font.has(PDFName.of("ToUnicode"))).toBe(true);
  expect(embeddedFiles(context)).toBe(2);
});

test("has all its text in its structure, under headings without skipped levels", async () => {
  const bytes = await resumePdf(resumeText(profile, "zoe@test.invalid", "fr"), "fr");
  expect(await untaggedText(bytes)).toEqual([]);
  const levels = (await readTaggedText(bytes)).flatMap(([tag]) =>
    tag === "P" ? [] : [Number(tag.slice(1))],
  );
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
});

const loadResume = async (of: Profile) =>
  PDFDocument.load(await resumePdf(resumeText(of, "zoe@test.invalid", "fr"), "fr"), {
    updateMetadata: false,
  });

const isFont = (object: PDFObject): object is PDFDict =>
  object instanceof PDFDict && String(object.get(PDFName.of("Subtype"))) === "/Type0";

function embeddedFiles(context: PDFContext): number {
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  return objects.filter((object) => object instanceof PDFDict && object.has(PDFName.of("FontFile2"))).length;
}

test("continues on a second page when necessary", async () => {
  const experiences = Array.from({ length: 20 }, () => experience(3));
  const text = resumeText({ ...profile, experiences }, "zoe@test.invalid", "fr");
  const bytes = await resumePdf(text, "fr");
  expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(1);
  expect((await readTaggedText(bytes)).filter(([tag]) => tag === "H3")).toHaveLength(21);
});
