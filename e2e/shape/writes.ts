import ts from "typescript";
import { find, type Source } from "./sources";

/** Finds functions that take a viewer and write without locking the session: a ban or sign-out would not stop them. */
export function findWritesPastSession(source: Source): string[] {
  return find(source, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const takesViewer = node.parameters.some(({ name }) => /\bviewer\b/.test(name.getText()));
    return takesViewer && /\bsystemDb\b/.test(node.body.getText()) && (node.name?.getText() ?? "a function");
  });
}

/** Finds writes in raw SQL on `db`, whose type cannot forbid them. */
export function findRawWrites(source: Source): string[] {
  return find(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== "db.execute") return;
    const text = node.arguments[0]?.getText() ?? "";
    return /\b(insert\s+into|update\s+\S+\s+set|delete\s+from|for\s+update)\b/i.test(text) && "db.execute";
  });
}

export function usesSystemDb({ text }: Source): boolean {
  return /import[^;]*\bsystemDb\b[^;]*from "@\/db\/client"/.test(text);
}
