import ts from "typescript";
import { find, type Source } from "./sources";

/** The role that each route group requires. */
const areas: Record<string, string> = { student: "student", company: "company", admin: "admin" };

/** Finds pages without a guard, or with the guard of another role than their area's. */
export function findUnguardedPages(page: Source, open: RegExp[]): string[] {
  const area = areas[page.path.match(/^app\/\((\w+)\)\//)?.[1] ?? ""];
  const roles = guardedRoles(page);
  if (area)
    return roles.includes(area)
      ? []
      : [`${page.path} is not guarded by requirePageViewer(["${area}"]) or areaPage("${area}")`];
  if (open.some((folder) => folder.test(page.path)) || roles.length > 0) return [];
  return [`${page.path} reads no viewer`];
}

/**
 * The roles that a page awaits: "student" for `requirePageViewer(["student"], …)`, and for the default export of
 * `areaPage("student", …)`; "anyone" for `getViewer()`.
 */
function guardedRoles(page: Source): string[] {
  const roles = find(page, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    if (node.expression.text === "getViewer") return "anyone";
    const [allowed] = node.arguments;
    if (node.expression.text === "areaPage" && ts.isExportAssignment(node.parent))
      return allowed && ts.isStringLiteral(allowed) ? allowed.text : "?";
    if (node.expression.text !== "requirePageViewer" || !ts.isAwaitExpression(node.parent)) return;
    if (!allowed || !ts.isArrayLiteralExpression(allowed)) return;
    return allowed.elements.map((role) => (ts.isStringLiteral(role) ? role.text : "?")).join("+");
  });
  return roles.map((line) => line.replace(/^\S+ /, ""));
}
