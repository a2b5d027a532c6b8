import type { IncomingMessage } from "node:http";

/** A request's path and query as they were sent. Not through URL, which throws on what anybody may send. */
export function addressOf({ url = "/" }: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = "/"] = url.split("?", 1);
  return { path, query: new URLSearchParams(url.slice(path.length)) };
}
