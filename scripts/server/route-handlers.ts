import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { callHandler, type DeclaredHandler, type Params } from "./call-handler";
import type { RequestHandler } from "./request-handler";
import { isApiPath, requestPath } from "./request-path";

type Methods = Record<string, DeclaredHandler | (() => unknown)>;
type Entrypoint = {
  handler: (...args: [...Parameters<RequestHandler>, context: object]) => Promise<void>;
  routeModule: { ensureUserland: () => Promise<void>; userland: Methods };
};
type Match = { entrypoint: Entrypoint; params: Params };
type RoutesManifest = {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; namedRegex: string }[];
};

/** Long texts, which Next.js compresses. */
const downloads = /\/(export|calendar)$/;
/** Paths that Next.js redirects. */
const irregular = /\/$|\/\/|\\/;

/** The prefix of Next.js for the groups of its route patterns. */
const groupPrefix = "nxtP";

/** Spans are created by the call through Next.js. */
const isTraced = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);

/** Implements `after` of Next.js: the process outlives the response. */
const waitUntil = (work: Promise<void>) => void work.catch(() => {});

/**
 * Calls the route handlers of a build without the router of Next.js, which takes 0.6 ms per request. Handlers of
 * `route` are called directly, which saves 0.5 ms more; others as the adapters of Next.js do. Everything else goes to
 * `handle`.
 */
export function withRouteHandlers(handle: RequestHandler, build: string): RequestHandler {
  const findEntrypoint = entrypoints(build);
  return (request, response) => {
    const pathname = requestPath(request);
    // Such paths have no rewrites and are never prerendered.
    const isOwn = isApiPath(pathname) && !downloads.test(pathname) && !irregular.test(pathname);
    const match = isOwn && findEntrypoint(pathname);
    return match ? call(match, request, response) : handle(request, response);
  };
}

async function call({ entrypoint, params }: Match, request: IncomingMessage, response: ServerResponse) {
  const { handler, routeModule } = entrypoint;
  await routeModule.ensureUserland();
  const own = routeModule.userland[request.method ?? ""];
  if (own && "endpoint" in own && !isTraced) return callHandler(own, params, request, response);
  return handler(request, response, { waitUntil });
}

function entrypoints(build: string): (pathname: string) => Match | undefined {
  const readJson = (name: string) => JSON.parse(readFileSync(path.join(build, name), "utf8"));
  const pages: Record<string, string> = readJson("app-path-routes-manifest.json");
  const prerendered: { routes: object } = readJson("prerender-manifest.json");
  const files = new Map(
    Object.entries(pages)
      .filter(([file, page]) => file.endsWith("/route") && !Object.hasOwn(prerendered.routes, page))
      .map(([file, page]) => [page, path.join(build, "server/app", `${file}.js`)]),
  );
  const { staticRoutes, dynamicRoutes }: RoutesManifest = readJson("routes-manifest.json");
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  // The order of Next.js: more specific patterns first.
  const patterns = dynamicRoutes
    .filter(({ page }) => isApiPath(page))
    .map(({ page, namedRegex }) => ({ page, regex: new RegExp(namedRegex) }));
  const matchPattern = (pathname: string) => {
    for (const { page, regex } of patterns) {
      const groups = regex.exec(pathname)?.groups;
      if (groups) return { page, params: toParams(groups) };
    }
  };
  const require = createRequire(import.meta.url);
  // Cached, because resolving a file again takes 0.04 ms per call.
  const loaded = new Map<string, Entrypoint>();
  const load = (file: string): Entrypoint => {
    const entrypoint = loaded.get(file) ?? require(file);
    loaded.set(file, entrypoint);
    return entrypoint;
  };
  return (pathname) => {
    const match = fixed.has(pathname) ? { page: pathname, params: {} } : matchPattern(pathname);
    const file = match && files.get(match.page);
    return file === undefined ? undefined : { entrypoint: load(file), params: match?.params ?? {} };
  };
}

function toParams(groups: Params): Params {
  return Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name.slice(groupPrefix.length), decodeURIComponent(text)]),
  );
}
