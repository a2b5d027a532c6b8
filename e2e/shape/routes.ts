import type { Endpoint } from "@/lib/core/api/endpoint";
import type { EndpointEntry } from "@/lib/endpoints";

/** The exports of a route.ts, with its path from the root. */
export type RouteFile = { path: string; exports: Record<string, unknown> };

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
type Served = { path: string; method: string; endpoint: Endpoint | undefined };

function served({ path, exports }: RouteFile): Served[] {
  return methods.flatMap((method) => {
    const handler = exports[method] as { endpoint?: Endpoint } | undefined;
    return handler ? [{ path, method, endpoint: handler.endpoint }] : [];
  });
}

/** Finds handlers without `route()`. */
export function findUnguardedHandlers(files: RouteFile[], allowed: string[] = []): string[] {
  return files
    .flatMap(served)
    .filter(({ path, endpoint }) => !endpoint && !allowed.includes(path))
    .map(({ path, method }) => `${path} ${method}`);
}

/** Finds handlers whose path or method differs from the declared one. */
export function findMisplacedHandlers(files: RouteFile[]): string[] {
  return files.flatMap(served).flatMap(({ path, method, endpoint }) => {
    if (!endpoint) return [];
    const verbs = [endpoint.method, ...(endpoint.methodOverride ? ["POST"] : [])];
    const isMatch = endpoint.path === urlPathOf(path) && verbs.includes(method as Endpoint["method"]);
    return isMatch ? [] : [`${path} ${method} declares ${endpoint.method} ${endpoint.path}`];
  });
}

/** `app/(group)/api/posts/[id]/route.ts` serves `/api/posts/{id}`. */
function urlPathOf(path: string): string {
  const segments = path.split("/").slice(1, -1);
  const visible = segments.filter((segment) => !/^\(.*\)$/.test(segment));
  return `/${visible.map((segment) => segment.replace(/^\[(\w+)\]$/, "{$1}")).join("/")}`;
}

/** Finds registered endpoints without a handler for a method that they declare. */
export function findUnservedEndpoints(declared: readonly EndpointEntry[], files: RouteFile[]): string[] {
  const all = files.flatMap(served);
  return declared.flatMap(({ name, endpoint }) => {
    const verbs = [endpoint.method, ...(endpoint.methodOverride ? ["POST"] : [])];
    const missing = verbs.filter((verb) => !all.some((it) => it.endpoint === endpoint && it.method === verb));
    return missing.map((verb) => `${name} ${verb}`);
  });
}

/** Finds endpoints that are served but not registered. */
export function findUndeclaredEndpoints(declared: readonly EndpointEntry[], files: RouteFile[]): string[] {
  const registered = new Set(declared.map(({ endpoint }) => endpoint));
  return files
    .flatMap(served)
    .flatMap(({ path, endpoint }) => (endpoint && !registered.has(endpoint) ? [path] : []));
}
