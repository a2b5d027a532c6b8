import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { acceptsEncoding } from "./send-page";

const gzipAsync = promisify(gzip);
const minCompressedLength = 1024;

/** The body in one piece. Its headers are set here, because the framework drops them; it finds no coding accepted, and compresses nothing. */
export async function encodeBody(text: string, request: IncomingMessage, response: ServerResponse) {
  const isCompressed = text.length >= minCompressedLength && acceptsEncoding(request, "gzip");
  delete request.headers["accept-encoding"];
  const body = isCompressed ? await gzipAsync(text) : text;
  if (isCompressed) response.setHeader("content-encoding", "gzip");
  else response.removeHeader("content-encoding"); // A body that this one replaces may have had it.
  response.setHeader("vary", "accept-encoding");
  response.setHeader("content-length", Buffer.byteLength(body));
  return body;
}
