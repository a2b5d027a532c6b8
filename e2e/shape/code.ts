import ts from "typescript";
import { find, parse, type Source } from "./sources";

/** Finds `select()` and `returning()` without columns, and `select *` in SQL: the columns of a query are listed. */
export function findBareSelects(source: Source): string[] {
  return find(source, (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { text } = node.expression.name;
      return ["select", "returning"].includes(text) && node.arguments.length === 0 && `${text}()`;
    }
    return ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)
      ? /\b(select|returning)\s+(\w+\.)?\*/i.test(node.getText()) && "select *"
      : false;
  });
}

/** Finds raw HTML, which could contain user input. */
export function findRawMarkup(source: Source): string[] {
  return find(source, (node) => {
    const hasName = ts.isIdentifier(node) || ts.isStringLiteral(node);
    return hasName && ["dangerouslySetInnerHTML", "innerHTML", "outerHTML"].includes(node.text) && node.text;
  });
}

const impliedErrors = ["not_found", "internal", "validation_failed"];

/** Finds exported functions that throw an error whose code their comment lacks. */
export function findUndocumentedErrors(source: Source): string[] {
  const file = parse(source);
  return file.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !/^export /.test(statement.getText(file))) return [];
    const comment = statement.getFullText(file).slice(0, statement.getLeadingTriviaWidth(file));
    const thrown = [...statement.getText(file).matchAll(/throw new AppError\(([^{;]*)/g)].flatMap(
      ([, codes = ""]) => codes.match(/(?<=")[a-z_]+(?=")/g) ?? [],
    );
    return thrown
      .filter((code) => !impliedErrors.includes(code) && !comment.includes(`\`${code}\``))
      .map((code) => `${source.path} ${statement.name?.text} ${code}`);
  });
}

/** Finds functions longer than `maxLines`; callbacks count too. */
export function findLongFunctions(source: Source, maxLines: number): string[] {
  const file = parse(source);
  const line = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  return find(source, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const lines = line(node.end) - line(node.getStart(file)) + 1;
    return lines > maxLines && `${lines} lines`;
  });
}

/** Finds paths of an area that are written out instead of read from the route map. */
export function findAreaPaths(source: Source): string[] {
  return find(source, (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    return isText && /^\/(student|company|admin|\{area\})\/dashboard\b/.test(node.text) && node.text;
  });
}

export function findLongFiles({ path, text }: Source, maxLines: number): string[] {
  const lines = text.trimEnd().split("\n").length;
  return lines > maxLines ? [`${path} ${lines} lines`] : [];
}

const vague = /\/(utils?|helpers?|types|hooks|constants)\/|^\/(?!scripts\/).*\/services?\//;

export function findVagueFolders({ path }: { path: string }): string[] {
  return !path.startsWith("app/api/") && vague.test(`/${path}`) ? [path] : [];
}

/** Finds barrels: files that only re-export. */
export function findBarrels({ path }: { path: string }): string[] {
  return /(^|\/)index\.tsx?$/.test(path) ? [path] : [];
}

/** Finds Tailwind breakpoints that `app/globals.css` does not define: such a class has no effect. */
export function findMissingBreakpoints({ path, text }: Source): string[] {
  return [...text.matchAll(/(?<=[\s"'`:])(?:max-)?(?:sm|2xl):[\w*[-][^\s"'`]*/g)].map(
    ([name]) => `${path}: ${name}`,
  );
}

/** Finds controls with the delete icon that are not red, and buttons that are red by a class instead of the `danger` variant. */
export function findPlainDeletions({ path, text }: Source): string[] {
  const controls = text.split(/(?=<(?:IconButton|Button|MutationButton|MenuItem)\b)/);
  const plain = controls.filter((control) => /^<(?!.*danger).*<Trash2/s.test(control));
  return [...plain, ...(text.match(/<\w*Button[^>]*text-danger/g) ?? [])].map(
    (control) => `${path}: ${control.slice(0, 60)}`,
  );
}

/** Finds polite live regions that are not displayed while empty: a screen reader may then miss their first text. */
export function findHiddenLiveRegions({ path, text }: Source): string[] {
  const tags = text.match(/<\w+\s[^<]*/g) ?? [];
  const isPolite = (tag: string) => /role="status"|aria-live="polite"/.test(tag);
  return tags.filter((tag) => isPolite(tag) && /\bempty:hidden\b/.test(tag)).map((tag) => `${path}: ${tag}`);
}
