import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { acceptsEncoding } from "./send-page";

const gzipAsync = promisify(gzip);
const minCompressedLength = 1024;

/**
 * Sends the body in one piece. Its headers are set here, because Next.js drops them, and without an accepted coding
 * Next.js does not compress it.
 */
export async function encodeBody(text: string, request: IncomingMessage, response: ServerResponse) {
  const isCompressed = text.length >= minCompressedLength && acceptsEncoding(request, "gzip");
  delete request.headers["accept-encoding"];
  const body = isCompressed ? await gzipAsync(text) : text;
  if (isCompressed) response.setHeader("content-encoding", "gzip");
  else response.removeHeader("content-encoding"); // The replaced body may have been encoded.
  response.setHeader("vary", "accept-encoding");
  response.setHeader("content-length", Buffer.byteLength(body));
  return body;
}
