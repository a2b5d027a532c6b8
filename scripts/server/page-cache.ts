import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { log } from "@/lib/core/log";
import { publicPages } from "@/lib/routes";
import { scriptHash } from "../app/script-hashes";
import { fetchInProcess, type InProcessResponse } from "./fetch-in-process";
import { prerenderedHashes } from "./prerendered";
import { type Page, REVALIDATE, sendPage } from "./send-page";

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const cachedPaths = publicPages.flatMap((page) => ("cached" in page ? [page.path] : []));
const shared = new RegExp(`^(/en)?(${cachedPaths.join("|").replaceAll(":id", "[1-9]\\d{0,9}")})$`);
const maxEntries = 300;
const gzipAsync = promisify(gzip);
/** Half the work of the best quality, for a twelfth more bytes. */
const brotliAsync = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Concurrent requests wait for one rendering. Other requests, and failed pages, go to `answer`. */
export function withPageCache(
  answer: Answer,
  ttl: number,
  isFixed = (path: string) => prerenderedHashes(path) !== undefined,
): Answer {
  // Not the cache's own `fetch`: its placeholders would let unknown paths evict pages.
  const pages = new LRUCache<string, Page>({ max: maxEntries, ttl });
  const rendering = new Map<string, Promise<Page | null>>();

  async function render(path: string, host: string): Promise<Page | null> {
    try {
      const page = await toCacheEntry(
        await fetchInProcess(answer, path, { host, accept: "text/html", "user-agent": CRAWLER_UA }),
      );
      if (page) pages.set(path, page);
      return page;
    } catch (error) {
      log.warn({ err: error, path }, "a page was not rendered for the cache");
      return null;
    } finally {
      rendering.delete(path);
    }
  }

  function pageAt(path: string, host: string): Page | Promise<Page | null> {
    const page = pages.get(path) ?? rendering.get(path);
    if (page) return page;
    const started = render(path, host);
    rendering.set(path, started);
    return started;
  }

  return async (request, response) => {
    const page =
      isCacheable(request, isFixed) && (await pageAt(request.url ?? "", request.headers.host ?? ""));
    return page ? sendPage(page, request, response) : answer(request, response);
  };
}

// For most user agents the framework streams the title after the page; for crawlers it is in the head. This
// serves both.
const CRAWLER_UA = "Mozilla/5.0 (compatible; Preau; Twitterbot)";

function isCacheable(
  { method, url = "", headers }: IncomingMessage,
  isFixed: (path: string) => boolean,
): boolean {
  return (method === "GET" || method === "HEAD") && !("rsc" in headers) && (shared.test(url) || isFixed(url));
}

const perResponseHeaders = new Set([
  "date",
  "connection",
  "transfer-encoding",
  "keep-alive",
  "content-length",
]);

async function toCacheEntry({ status, headers, body }: InProcessResponse): Promise<Page | null> {
  if ((status !== 200 && status !== 410) || headers["set-cookie"]) return null;
  const policy = policyFor(String(headers["content-security-policy"]), body.toString("utf8"));
  if (!policy) return null;
  const lastingHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !perResponseHeaders.has(name)),
  );
  const pageHeaders = {
    ...lastingHeaders,
    "content-security-policy": policy,
    vary: "accept-encoding",
    "cache-control": REVALIDATE,
    // Weak: each coding has other bytes.
    etag: `W/"${createHash("sha256").update(body).digest("base64url")}"`,
  };
  const [gzip, br] = await Promise.all([gzipAsync(body), brotliAsync(body)]);
  return { status, headers: pageHeaders, identity: body, gzip, br };
}

/** A nonce works for one response only. An injected script has none and is not hashed. */
function policyFor(policy: string, html: string): string | null {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return / 'sha256-/.test(policy) ? policy : null;
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const own = scripts.filter(([, attributes = ""]) => attributes.includes(`nonce="${nonce}"`));
  const hashes = new Set(own.map(([, , text = ""]) => scriptHash(text)));
  return policy
    .replace(`'nonce-${nonce}' 'strict-dynamic'`, [...hashes].join(" "))
    .replaceAll(`'nonce-${nonce}' `, "");
}
