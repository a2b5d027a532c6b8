import { isIP } from "node:net";
import { isLoopback } from "@/lib/core/http/loopback";
import type { Settings } from "./settings";

type ListenAddress = Pick<Settings, "APP_URL" | "HOST" | "PORT">;

export function publicUrl({ APP_URL, HOST, PORT }: ListenAddress): string {
  const isAnyHost = HOST === "0.0.0.0" || HOST === "::";
  const name = isAnyHost ? "localhost" : HOST;
  return APP_URL ?? `http://${isIP(name) === 6 ? `[${name}]` : name}:${PORT}`;
}

export function isLocal(address: ListenAddress): boolean {
  const named = new URL(publicUrl(address)).hostname.replace(/^\[|\]$/g, "");
  return isLoopback(named) && isLoopback(address.HOST);
}
