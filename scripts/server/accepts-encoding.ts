import type { IncomingMessage } from "node:http";

/** `q=0` refuses a coding. */
export function acceptsEncoding({ headers }: IncomingMessage, coding: "br" | "gzip"): boolean {
  return String(headers["accept-encoding"])
    .split(",")
    .some((entry) => {
      const [name, weight = ""] = entry.trim().split(/\s*;\s*/);
      return name === coding && !/^q=0(\.0*)?$/.test(weight);
    });
}
