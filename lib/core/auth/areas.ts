import { areas } from "@/lib/routes";
import type { Access, Role } from "./viewer";

const baseUrl = "http://here.invalid";

/** The first page of the area of a role; the landing page for others. */
export function homePath(role: string | undefined): string {
  return areas[role as Role] ?? "/";
}

/** Returns null for visitors. */
export function areaPath(role: Access): string | null {
  return role === "visitor" ? null : areas[role];
}

/** Leads to `next` unless it is unsafe or in the area of another role. */
export function postLoginPath(role: string | undefined, next: unknown): string {
  if (role === undefined || !Object.hasOwn(areas, role)) return "/login";
  const path = safeReturnPath(next);
  const area = path && areaOf(new URL(path, baseUrl).pathname);
  return path && (!area || area === role) ? path : homePath(role);
}

/** The role whose area contains the path, or null. */
export function areaOf(pathname: string): Role | null {
  const area = pathname.split("/")[1];
  return area !== undefined && Object.hasOwn(areas, area) ? (area as Role) : null;
}

const apiPrefixes = /^\/(api|sanctum|broadcasting|storage)(\/|$)/i;
/** Pages link to these, in a tab of their own. */
const permanentDocument = /^\/storage\/(documents\/\d+|applications\/\d+\/(resume|cover_letter))$/;

/** Returns `next` when it is the path of a page or a document of this site, else null: it would be an open redirect. */
export function safeReturnPath(next: unknown): string | null {
  if (typeof next !== "string" || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return null;
  const url = URL.canParse(next, baseUrl) ? new URL(next, baseUrl) : null;
  // "/.//elsewhere" is a path here, and resolves to another site's URL.
  if (url?.origin !== baseUrl || url.pathname.startsWith("//")) return null;
  const path = tryDecode(url.pathname);
  if (path === null || (apiPrefixes.test(path) && !permanentDocument.test(path))) return null;
  return url.pathname + url.search + url.hash;
}

function tryDecode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
