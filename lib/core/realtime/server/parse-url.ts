import type { IncomingMessage } from "node:http";

/** Does not use URL, which throws on input that anyone may send. */
export function parseUrl({ url = "/" }: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = "/"] = url.split("?", 1);
  return { path, query: new URLSearchParams(url.slice(path.length)) };
}
