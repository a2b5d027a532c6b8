import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { requestPath } from "./request-path";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Entrypoint = { handler: (...args: [...Parameters<Handler>, context: object]) => Promise<void> };
type Route = { page: string; regex: string };
type RoutesManifest = { staticRoutes: Route[]; dynamicRoutes: Route[] };

/** Without rewrites, and nothing prerendered. */
const folders = /^\/(api|broadcasting|sanctum|storage)\//;
/** Long texts, which the framework compresses. */
const downloads = /\/(export|calendar)$/;
/** Paths that the framework redirects. */
const irregular = /\/$|\/\/|\\/;

/** For the framework's `after`: the process outlives the response. */
const waitUntil = (work: Promise<void>) => void work.catch(() => {});

/**
 * Calls the route handlers of a build as the framework's adapters do, without its router, which costs 0.6 ms a request.
 * Everything else goes to `handle`.
 */
export function withRouteHandlers(handle: Handler, build: string): Handler {
  const findEntrypoint = entrypoints(build);
  return (request, response) => {
    const pathname = requestPath(request);
    const isOwn = folders.test(pathname) && !downloads.test(pathname) && !irregular.test(pathname);
    const entrypoint = isOwn && findEntrypoint(pathname);
    return entrypoint ? entrypoint.handler(request, response, { waitUntil }) : handle(request, response);
  };
}

function entrypoints(build: string): (pathname: string) => Entrypoint | undefined {
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
  // In the framework's order: the more specific first.
  const patterns = dynamicRoutes
    .filter(({ page }) => folders.test(page))
    .map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const require = createRequire(import.meta.url);
  return (pathname) => {
    const page = fixed.has(pathname) ? pathname : patterns.find(({ regex }) => regex.test(pathname))?.page;
    const file = files.get(page ?? "");
    return file === undefined ? undefined : require(file);
  };
}
