import type { Range } from "./storage";

/** Returns null for the whole file: without a range, with several, or with an `If-Range` of another file (RFC 9110, 14.2). */
export function rangeOf(request: Request, etag: string, size: number): Range | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get("range") ?? "");
  const ifRange = request.headers.get("if-range");
  if (request.method !== "GET" || !match || (ifRange !== null && ifRange !== etag)) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") return toSatisfiable({ start: Math.max(0, size - Number(last)), end: size - 1 }, size);
  if (last === "") return toSatisfiable({ start: Number(first), end: size - 1 }, size);
  if (Number(last) < Number(first)) return null;
  return toSatisfiable({ start: Number(first), end: Math.min(Number(last), size - 1) }, size);
}

function toSatisfiable(range: Range, size: number): Range | "unsatisfiable" {
  return range.start < size ? range : "unsatisfiable";
}
