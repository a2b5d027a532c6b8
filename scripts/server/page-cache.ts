import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { log } from "@/lib/core/log";
import { publicPages } from "@/lib/routes";
import { currentSite, isSiteEdited } from "@/lib/site";
import { scriptHash } from "../app/script-hashes";
import { fetchInProcess, type InProcessResponse } from "./fetch-in-process";
import { bypassCookie, prerenderedHashes } from "./prerendered";
import type { RequestHandler } from "./request-handler";
import { alwaysRevalidate, type Page, sendPage } from "./send-page";

const cachedPaths = publicPages.flatMap((page) => ("cached" in page ? [page.path] : []));
const shared = new RegExp(`^(/en)?(${cachedPaths.join("|").replaceAll(":id", "[1-9]\\d{0,9}")})$`);
const maxEntries = 300;
const gzipAsync = promisify(gzip);
/** Half the work of the best quality, for a twelfth more bytes. */
const brotliAsync = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/**
 * Concurrent requests wait for one rendering. Other requests, and failed pages, go to `handle`. A change of the site
 * renders all pages again, also those that the build has rendered with its default.
 */
export function withPageCache(
  handle: RequestHandler,
  ttlMs: number,
  isFixed = (path: string) => prerenderedHashes(path) !== undefined,
): RequestHandler {
  // Not the cache's own `fetch`: its placeholders would let unknown paths evict pages.
  const pages = new LRUCache<string, Page>({ max: maxEntries, ttl: ttlMs });
  const rendering = new Map<string, Promise<Page | null>>();
  let site = currentSite();

  async function render(path: string, host: string): Promise<Page | null> {
    const renderedSite = site;
    try {
      const headers = {
        ...{ host, accept: "text/html", "user-agent": crawlerUserAgent },
        ...(isSiteEdited() && isFixed(path) && { cookie: bypassCookie() }),
      };
      const page = await toCacheEntry(await fetchInProcess(handle, path, headers));
      if (page && currentSite() === renderedSite) pages.set(path, page);
      return page;
    } catch (error) {
      log.warn({ err: error, path }, "a page was not rendered for the cache");
      return null;
    } finally {
      if (site === renderedSite) rendering.delete(path);
    }
  }

  function pageAt(path: string, host: string): Page | Promise<Page | null> {
    if (site !== currentSite()) {
      site = currentSite();
      pages.clear();
      rendering.clear();
    }
    const page = pages.get(path) ?? rendering.get(path);
    if (page) return page;
    const started = render(path, host);
    rendering.set(path, started);
    return started;
  }

  return async (request, response) => {
    const path = cachedPath(request.url ?? "", isFixed);
    const page = path && isCacheable(request) && (await pageAt(path, request.headers.host ?? ""));
    return page ? sendPage(page, request, response) : handle(request, response);
  };
}

// For most user agents the framework streams the title after the page; for crawlers it is in the head. This
// serves both.
const crawlerUserAgent = "Mozilla/5.0 (compatible; Preau; Twitterbot)";

/** What the build has rendered reads no query, and would show the default. */
function cachedPath(url: string, isFixed: (path: string) => boolean): string | undefined {
  const path = isSiteEdited() ? url.replace(/\?.*/s, "") : url;
  if (isFixed(path)) return path;
  return shared.test(url) ? url : undefined;
}

function isCacheable({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && !("rsc" in headers);
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
    "cache-control": alwaysRevalidate,
    // Weak: each coding has other bytes.
    etag: `W/"${createHash("sha256").update(body).digest("base64url")}"`,
  };
  const [gzip, br] = await Promise.all([gzipAsync(body), brotliAsync(body)]);
  return { status, headers: pageHeaders, identity: body, gzip, br };
}

/** A nonce works for one response only. An injected script has none and is not hashed. */
function policyFor(policy: string, html: string): string | null {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return policy.includes(" 'sha256-") ? policy : null;
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const own = scripts.filter(([, attributes = ""]) => attributes.includes(`nonce="${nonce}"`));
  const hashes = new Set(own.map(([, , text = ""]) => scriptHash(text)));
  return policy
    .replace(`'nonce-${nonce}' 'strict-dynamic'`, [...hashes].join(" "))
    .replaceAll(`'nonce-${nonce}' `, "");
}
