import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type Locale, localeCookie } from "@/lib/core/i18n/locales";
import { log } from "@/lib/core/log";
import { publicPages } from "@/lib/routes";
import { currentSite, isSiteEdited } from "@/lib/site";
import { scriptHash } from "../app/script-hashes";
import { localeOf } from "./error-page";
import { fetchInProcess, type InProcessResponse } from "./fetch-in-process";
import { bypassCookie, prerenderedHashes } from "./prerendered";
import type { RequestHandler } from "./request-handler";
import { docsPath, requestPath } from "./request-path";
import { alwaysRevalidate, type Page, sendPage } from "./send-page";

const cachedPaths = publicPages.flatMap((page) => ("cached" in page ? [page.path] : []));
const shared = new RegExp(`^(/en)?(${cachedPaths.join("|").replaceAll(":id", "[1-9]\\d{0,9}")})$`);
const maxEntries = 300;
const gzipAsync = promisify(gzip);
/** This quality takes half the time of the best one and makes responses a twelfth larger. */
const brotliAsync = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** `locale` is set for the one page whose URL serves both languages. Rendering it takes 0.6 s, and it never changes. */
type Target = { path: string; locale?: Locale };

/**
 * Serves public pages from a cache; concurrent requests wait for one rendering. Other requests and failed pages go to
 * `handle`. A change of the site renders all pages again, including those prerendered with its defaults.
 */
export function withPageCache(
  handle: RequestHandler,
  ttlMs: number,
  isFixed = (path: string) => prerenderedHashes(path) !== undefined,
): RequestHandler {
  // Does not use the cache's own `fetch`, whose placeholders would let unknown paths evict pages.
  const pages = new LRUCache<string, Page>({ max: maxEntries, ttl: ttlMs });
  const rendering = new Map<string, Promise<Page | null>>();
  let site = currentSite();

  async function render({ path, locale }: Target, key: string, host: string): Promise<Page | null> {
    const renderedSite = site;
    try {
      const headers = {
        ...{ host, accept: "text/html", "user-agent": crawlerUserAgent },
        ...(isSiteEdited() && isFixed(path) && { cookie: bypassCookie() }),
        ...(locale && { cookie: `${localeCookie}=${locale}` }),
      };
      const page = await toCacheEntry(await fetchInProcess(handle, path, headers), locale);
      if (page && currentSite() === renderedSite) pages.set(key, page, { ttl: locale ? 0 : ttlMs });
      return page;
    } catch (error) {
      log.warn({ err: error, path }, "a page was not rendered for the cache");
      return null;
    } finally {
      if (site === renderedSite) rendering.delete(key);
    }
  }

  function pageOf(target: Target, host: string): Page | Promise<Page | null> {
    if (site !== currentSite()) {
      site = currentSite();
      pages.clear();
      rendering.clear();
    }
    const key = `${target.path} ${target.locale ?? ""}`;
    const page = pages.get(key) ?? rendering.get(key);
    if (page) return page;
    const started = render(target, key, host);
    rendering.set(key, started);
    return started;
  }

  return async (request, response) => {
    // The files of the build for client-side navigations have the defaults too.
    if ("rsc" in request.headers && isSiteEdited() && isFixed(requestPath(request)))
      request.headers.cookie = bypassCookie();
    const target = cacheTarget(request, isFixed);
    const page = target && (await pageOf(target, request.headers.host ?? ""));
    return page ? sendPage(page, request, response) : handle(request, response);
  };
}

// Next.js streams the title after the page for most user agents, but includes it in the head for crawlers: that page suits both.
const crawlerUserAgent = "Mozilla/5.0 (compatible; Preau; Twitterbot)";

function cacheTarget(request: IncomingMessage, isFixed: (path: string) => boolean): Target | undefined {
  const { method, headers, url = "" } = request;
  if (method !== "GET" && method !== "HEAD") return;
  const path = requestPath(request);
  // A client-side navigation loads the page from the router instead.
  if (path === docsPath) return { path, locale: localeOf(headers) };
  if ("rsc" in headers) return;
  // Prerendered pages ignore the query and would show the defaults.
  const fixed = isSiteEdited() ? path : url;
  if (isFixed(fixed)) return { path: fixed };
  return shared.test(url) ? { path: url } : undefined;
}

const perResponseHeaders = new Set([
  "date",
  "connection",
  "transfer-encoding",
  "keep-alive",
  "content-length",
]);

async function toCacheEntry(
  { status, headers, body }: InProcessResponse,
  locale: Locale | undefined,
): Promise<Page | null> {
  if ((status !== 200 && status !== 410) || headers["set-cookie"]) return null;
  const csp = cacheableCsp(String(headers["content-security-policy"]), body.toString("utf8"));
  if (!csp) return null;
  const lastingHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !perResponseHeaders.has(name)),
  );
  const pageHeaders = {
    ...lastingHeaders,
    "content-security-policy": csp,
    vary: locale ? "accept-encoding, accept-language, cookie" : "accept-encoding",
    "cache-control": alwaysRevalidate,
    // A weak ETag, because each content coding has different bytes.
    etag: `W/"${createHash("sha256").update(body).digest("base64url")}"`,
  };
  const [gzip, br] = await Promise.all([gzipAsync(body), brotliAsync(body)]);
  return { status, headers: pageHeaders, identity: body, gzip, br };
}

/**
 * A nonce is valid for one response, so the cached page has hashes instead. An injected script has no nonce and is not
 * hashed.
 */
function cacheableCsp(csp: string, html: string): string | null {
  const nonce = /'nonce-([^']+)'/.exec(csp)?.[1];
  if (!nonce) return csp.includes(" 'sha256-") ? csp : null;
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const own = scripts.filter(([, attributes = ""]) => attributes.includes(`nonce="${nonce}"`));
  const hashes = new Set(own.map(([, , text = ""]) => scriptHash(text)));
  return csp
    .replace(`'nonce-${nonce}' 'strict-dynamic'`, [...hashes].join(" "))
    .replaceAll(`'nonce-${nonce}' `, "");
}
