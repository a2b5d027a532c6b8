import ts from "typescript";
import { find, type Source } from "./sources";

/** Areas by the folder of their route group, with the roles whose page it must ask for. */
const areas: Record<string, string> = { student: "student", company: "company", admin: "admin" };

/** Pages that do not ask who is there, or ask for another role than their area's. */
export function unlocked(page: Source, open: RegExp[]): string[] {
  const area = areas[page.path.match(/^app\/\((\w+)\)\//)?.[1] ?? ""];
  const asked = viewersAskedFor(page);
  if (area)
    return asked.includes(area) ? [] : [`${page.path} does not lock with requirePageViewer(["${area}"])`];
  if (open.some((folder) => folder.test(page.path)) || asked.length > 0) return [];
  return [`${page.path} does not ask who is there`];
}

/** "student" for an awaited `requirePageViewer(["student"], …)`, "anyone" for `getViewer()`. */
function viewersAskedFor(page: Source): string[] {
  const asked = find(page, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    if (node.expression.text === "getViewer") return "anyone";
    if (node.expression.text !== "requirePageViewer" || !ts.isAwaitExpression(node.parent)) return;
    const [roles] = node.arguments;
    if (!roles || !ts.isArrayLiteralExpression(roles)) return;
    return roles.elements.map((role) => (ts.isStringLiteral(role) ? role.text : "?")).join("+");
  });
  return asked.map((line) => line.replace(/^\S+ /, ""));
}
