import { deflateSync } from "node:zlib";

const marker = "secret-program";
const launch = `<< /S /Launch /F (${marker}) >>`;
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots 5 0 R >>";
const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";

type Parts = { catalog?: string; contents?: string; annotations?: string; more?: string[]; comment?: string };

/**
 * A PDF with a cross-reference table. The table points at the first occurrence of object 9, even inside a stream or a
 * comment: a viewer finds it there, a parser that reads from the start does not.
 */
export function tablePdf({ catalog = "", contents = "", annotations = "", more = [], comment = "" }: Parts) {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    pages,
    page,
    `<< /Length ${contents.length} >>\nstream\n${contents}\nendstream`,
    `[${annotations}]`,
    ...more,
  ];
  const objects = bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const text = `%PDF-1.7\n%${comment}\n${objects.join("")}`;
  const offsets = Array.from({ length: 9 }, (_, index) => Math.max(0, text.indexOf(`${index + 1} 0 obj`)));
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 10\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size 10 /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, "latin1");
}

const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] ${action} >>`;
const hidden = `9 0 obj\n${launch}\nendobj\n`;

/** Files in which a viewer may find an action; they are stored without it. */
export const disguisedPdfs: { description: string; bytes: () => Buffer }[] = [
  {
    description: "an action inside a stream",
    bytes: () => tablePdf({ catalog: "/OpenAction 9 0 R", contents: `% ${hidden}` }),
  },
  {
    description: "an action in a comment",
    bytes: () => tablePdf({ catalog: "/OpenAction 9 0 R", comment: hidden.replaceAll("\n", " ") }),
  },
  {
    description: "an action whose kind stands elsewhere",
    bytes: () =>
      tablePdf({
        annotations: link("/A 6 0 R"),
        more: [`<< /S 7 0 R /F (${marker}) >>`, "8 0 R", "/Launch"],
      }),
  },
  {
    description: "an address that opens with the file",
    bytes: () => tablePdf({ catalog: `/OpenAction << /S /URI /URI (https://${marker}.example) >>` }),
  },
  {
    description: "an address that opens with a page",
    bytes: () =>
      tablePdf({
        annotations: link(`/Dest [3 0 R /Fit] /AA << /E << /S /URI /URI (https://${marker}.example) >> >>`),
      }),
  },
  {
    description: "a link to a file of the reader's",
    bytes: () => tablePdf({ annotations: link(`/A << /S /URI /URI (file:///${marker}) >>`) }),
  },
  {
    description: "a link that runs a program",
    bytes: () => tablePdf({ annotations: link(`/A << /S /URI /URI (javascript:${marker}) >>`) }),
  },
  {
    description: "another document, on another machine",
    bytes: () =>
      tablePdf({ annotations: link(`/A << /S /GoToR /F (\\\\\\\\evil\\\\${marker}) /D [0 /Fit] >>`) }),
  },
  {
    description: "a stream in another file",
    bytes: () =>
      tablePdf({
        catalog: "/Metadata 6 0 R",
        more: [`<< /F (${marker}) /Length 1 >>\nstream\n \nendstream`],
      }),
  },
  {
    description: "a film",
    bytes: () =>
      tablePdf({
        annotations: `<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition /R (${marker}) >> >>`,
      }),
  },
];

/** A legitimate link and a jump to another page of the document. */
export const linkedPdf = () =>
  tablePdf({
    catalog: "/OpenAction [3 0 R /Fit]",
    annotations: [
      "/A << /S /URI /URI (https://example.org/cv?a=\\(1\\)&b=\xc3\xa9) >>",
      "/A << /S /URI /URI (mailto:zoe@example.org) /Next << /S /Named /N /Print >> >>",
      "/A << /S /GoTo /D [3 0 R /Fit] >>",
    ]
      .map(link)
      .join(" "),
  });

/** A file of 733 bytes that once crashed the application: a cross-reference stream of two thousand million objects. */
export function endlessTable(): Buffer {
  const rows = deflateSync(Buffer.from("0100000000ff", "hex"));
  const start = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
  const dict = `<< /Type /XRef /Size 5 /Index [0 2147483647] /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /Length ${rows.length} >>`;
  const table = `4 0 obj\n${dict}\nstream\n${rows.toString("latin1")}\nendstream\nendobj\n`;
  const end = `startxref\n${start.length}\n%%EOF\n`;
  const padding = "%".padEnd(733 - start.length - table.length - end.length - 1, " ");
  return Buffer.from(`${start}${table}${padding}\n${end}`, "latin1");
}

/** The same file, without text that a search for the number would find. */
export function endlessTableInDisguise(): Buffer {
  return Buffer.from(
    endlessTable().toString("latin1").replace("/Index", "/#49ndex").replace("[0 2", "[0%\n2"),
    "latin1",
  );
}

/** A file of nine megabytes that once took fifteen seconds to parse. */
export const manyParentheses = () =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${"(".repeat(9_000_000)}\nendobj\nstartxref\n0\n%%EOF\n`);
