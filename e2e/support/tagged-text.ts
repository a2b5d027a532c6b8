import { getDocumentProxy } from "unpdf";

type Node = { role: string; children: (Node | { type: string; id: string })[] };

/** The text of each element of a tagged PDF, in structure order, as a screen reader reads it. */
export async function readTaggedText(bytes: Uint8Array): Promise<[tag: string, text: string][]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const elements: [string, string][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const texts = markedTexts((await page.getTextContent({ includeMarkedContent: true })).items);
    const visit = ({ role, children }: Node) => {
      const parts: string[] = [];
      for (const child of children) {
        if ("role" in child) visit(child);
        else parts.push(texts.get(child.id) ?? "");
      }
      if (parts.length > 0) elements.push([role, parts.join("")]);
    };
    const root = (await page.getStructTree()) as Node | null;
    if (root) visit(root);
  }
  return elements;
}

/** The texts outside of the structure. */
export async function untaggedText(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const outside: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    let depth = 0;
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ("str" in item) {
        if (depth === 0 && item.str.trim()) outside.push(item.str);
      } else depth += item.type === "endMarkedContent" ? -1 : 1;
    }
  }
  return outside;
}

type Item = { str: string; hasEOL: boolean } | { type: string; id?: string };

/** Texts by the id of their marked content; a text that wraps is joined to its next line by a space. */
function markedTexts(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  let current: string | undefined;
  for (const item of items) {
    if ("str" in item) {
      if (current === undefined) continue;
      texts.set(current, `${texts.get(current) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
    } else current = item.type === "endMarkedContent" ? undefined : item.id;
  }
  return new Map([...texts].map(([id, text]) => [id, text.replace(/\s+/g, " ").trim()]));
}
