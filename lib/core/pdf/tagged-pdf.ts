import { PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";
import { EmbeddedFont } from "./embed-font";
import { metadataXml } from "./metadata";
import { fontsOf, shape, type Weight } from "./typeface";

type Tag = "H1" | "H2" | "H3" | "P";
type Place = { x: number; y: number; size: number; weight: Weight; color: string };
type Page = { page: PDFPage; content: string[]; elements: PDFRef[] };
type Options = { title: string; author: string; language: string };

export const a4 = { width: 595.28, height: 841.89 };

/** A PDF whose structure tells readers what is a heading and in which order to read; `y` is from the top. */
export class TaggedPdf {
  private readonly pages: Page[] = [];
  private readonly fonts: { weight: Weight; embedded: EmbeddedFont[] }[];
  private readonly elements: PDFRef[] = [];
  private readonly rootRef: PDFRef;
  private readonly documentRef: PDFRef;

  private constructor(
    private readonly document: PDFDocument,
    private readonly options: Options,
  ) {
    const { context } = document;
    this.rootRef = context.nextRef();
    this.documentRef = context.nextRef();
    this.fonts = ([400, 600] as const).map((weight) => ({
      weight,
      embedded: fontsOf(weight).map((font, at) => new EmbeddedFont(context, font, `Inter-${weight}-${at}`)),
    }));
  }

  static async create(options: Options): Promise<TaggedPdf> {
    const pdf = new TaggedPdf(await PDFDocument.create({ updateMetadata: false }), options);
    pdf.addPage();
    return pdf;
  }

  get pageCount(): number {
    return this.pages.length;
  }

  addPage(): void {
    this.pages.push({ page: this.document.addPage([a4.width, a4.height]), content: [], elements: [] });
  }

  /** One element, in as many lines as given. */
  write(tag: Tag, lines: { text: string; place: Place }[]): void {
    const { page, content, elements } = this.current;
    const { context } = this.document;
    const element = context.register(
      context.obj({ Type: "StructElem", S: tag, P: this.documentRef, Pg: page.ref, K: elements.length }),
    );
    content.push(`/${tag} <</MCID ${elements.length}>> BDC`);
    for (const { text, place } of lines) content.push(this.textOperators(text, place));
    content.push("EMC");
    elements.push(element);
    this.elements.push(element);
  }

  /** Of no meaning to a reader. */
  rule(x: number, y: number, width: number, color: string): void {
    this.current.content.push(
      `/Artifact BMC ${rgb(color)} rg ${x} ${(a4.height - y).toFixed(2)} ${width} 0.75 re f EMC`,
    );
  }

  async save(): Promise<Uint8Array> {
    for (const font of this.usedFonts()) font.embed();
    for (const [at, page] of this.pages.entries()) this.finishPage(page, at);
    this.finishStructure();
    this.describe();
    return this.document.save({ useObjectStreams: false });
  }

  private get current(): Page {
    const page = this.pages.at(-1);
    if (!page) throw new Error("the document has no page");
    return page;
  }

  private usedFonts(): EmbeddedFont[] {
    return this.fonts.flatMap(({ embedded }) => embedded).filter(({ isUsed }) => isUsed);
  }

  private textOperators(text: string, { x, y, size, weight, color }: Place): string {
    const embedded = this.fonts.find((each) => each.weight === weight)?.embedded ?? [];
    const runs = shape(text, weight).map((run) => {
      const font = embedded[fontsOf(weight).indexOf(run.font)];
      return `/${font?.name} ${size} Tf <${font?.encode(run.glyphs, run.text)}> Tj`;
    });
    return `BT ${rgb(color)} rg 1 0 0 1 ${x} ${(a4.height - y).toFixed(2)} Tm ${runs.join(" ")} ET`;
  }

  private finishPage({ page, content }: Page, at: number): void {
    const { context } = this.document;
    const fonts = this.usedFonts().map(({ name, ref }) => [name, ref] as const);
    page.node.set(PDFName.of("Resources"), context.obj({ Font: Object.fromEntries(fonts) }));
    page.node.set(PDFName.of("Contents"), context.register(context.flateStream(content.join("\n"))));
    page.node.set(PDFName.of("StructParents"), context.obj(at));
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
  }

  private finishStructure(): void {
    const { context } = this.document;
    context.assign(
      this.documentRef,
      context.obj({ Type: "StructElem", S: "Document", P: this.rootRef, K: this.elements }),
    );
    const parents = this.pages.flatMap(({ elements }, at) => [at, context.register(context.obj(elements))]);
    context.assign(
      this.rootRef,
      context.obj({
        Type: "StructTreeRoot",
        K: [this.documentRef],
        ParentTree: context.register(context.obj({ Nums: parents })),
        ParentTreeNextKey: this.pages.length,
      }),
    );
  }

  private describe(): void {
    const { catalog, context } = this.document;
    const { title, author, language } = this.options;
    this.document.setTitle(title, { showInWindowTitleBar: true });
    this.document.setAuthor(author);
    catalog.set(PDFName.of("Lang"), PDFHexString.fromText(language));
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
    catalog.set(PDFName.of("StructTreeRoot"), this.rootRef);
    const metadata = context.stream(metadataXml({ title, author }), { Type: "Metadata", Subtype: "XML" });
    catalog.set(PDFName.of("Metadata"), context.register(metadata));
  }
}

function rgb(color: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3)).join(" ");
}
