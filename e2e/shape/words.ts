import ts from "typescript";
import { find, type Source } from "./sources";

const textAttributes = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "placeholder",
  "title",
];
const wording = /\p{L}{2}/u;

/** Finds literal text in JSX that belongs in messages/. `names` are words that are not translated. */
export function findLiteralWords(source: Source, names: string[] = []): string[] {
  return find(source, (node) => {
    const text = literalTextOf(node)?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    return text !== undefined && wording.test(text) && !names.includes(text) && JSON.stringify(text);
  });
}

function literalTextOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxAttribute(node) && textAttributes.includes(node.name.getText()))
    return literal(node.initializer);
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literal(node);
}

function literal(node?: ts.Node): string | undefined {
  if (node && ts.isJsxExpression(node)) return literal(node.expression);
  if (node && ts.isConditionalExpression(node)) return literal(node.whenTrue) ?? literal(node.whenFalse);
  if (node && ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map(({ text }) => text).join(" ");
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
