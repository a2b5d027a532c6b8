import { BlockList, isIP } from "node:net";
import type { Settings } from "./settings";

type Address = Pick<Settings, "APP_URL" | "HOST" | "PORT">;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** The address that people type. */
export function publicAddress({ APP_URL, HOST, PORT }: Address): string {
  const anywhere = HOST === "0.0.0.0" || HOST === "::";
  const name = anywhere ? "localhost" : HOST;
  return APP_URL ?? `http://${isIP(name) === 6 ? `[${name}]` : name}:${PORT}`;
}

/** Whether nobody but this machine's own users can come in. */
export function isLocal(address: Address): boolean {
  const named = new URL(publicAddress(address)).hostname.replace(/^\[|\]$/g, "");
  return isLoopback(named) && isLoopback(address.HOST);
}

function isLoopback(host: string): boolean {
  if (host === "localhost") return true;
  const version = isIP(host);
  return version !== 0 && loopback.check(host, version === 6 ? "ipv6" : "ipv4");
}
