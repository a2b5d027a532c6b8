import { BlockList, isIP } from "node:net";
import type { Settings } from "./settings";

type ListenAddress = Pick<Settings, "APP_URL" | "HOST" | "PORT">;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

export function publicUrl({ APP_URL, HOST, PORT }: ListenAddress): string {
  const anywhere = HOST === "0.0.0.0" || HOST === "::";
  const name = anywhere ? "localhost" : HOST;
  return APP_URL ?? `http://${isIP(name) === 6 ? `[${name}]` : name}:${PORT}`;
}

export function isLocal(address: ListenAddress): boolean {
  const named = new URL(publicUrl(address)).hostname.replace(/^\[|\]$/g, "");
  return isLoopback(named) && isLoopback(address.HOST);
}

function isLoopback(host: string): boolean {
  if (host === "localhost") return true;
  const version = isIP(host);
  return version !== 0 && loopback.check(host, version === 6 ? "ipv6" : "ipv4");
}
