import { isIPv6 } from "node:net";

/** The unit of limits per IP address: an IPv6 client owns a /64. */
export function subnetKey(ipAddress: string): string {
  if (!isIPv6(ipAddress)) return ipAddress;
  const [head = "", tail = ""] = ipAddress.split("%", 1)[0]?.split("::") ?? [];
  const [before, after] = [parseHextets(head), parseHextets(tail)];
  const gap = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const prefix = [...before, ...gap, ...after].slice(0, 4).map((word) => Number.parseInt(word, 16));
  return `${prefix.map((word) => word.toString(16)).join(":")}::/64`;
}

function parseHextets(part: string): string[] {
  return part === "" ? [] : part.replace(/\d+(\.\d+){3}$/, "0:0").split(":");
}
