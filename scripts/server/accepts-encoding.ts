import type { IncomingMessage } from "node:http";

/** Whether who asks reads answers in this coding; one of weight 0 is refused by name. */
export function acceptsEncoding({ headers }: IncomingMessage, coding: "br" | "gzip"): boolean {
  return String(headers["accept-encoding"])
    .split(",")
    .some((offer) => {
      const [name, weight = ""] = offer.trim().split(/\s*;\s*/);
      return name === coding && !/^q=0(\.0*)?$/.test(weight);
    });
}
