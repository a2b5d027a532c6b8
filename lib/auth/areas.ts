import type { Role } from "./viewer";

const homes: Record<Role, string> = {
  student: "/student/dashboard",
  company: "/company/dashboard",
  admin: "/admin/dashboard",
};

/** Where a role lands (spec 2). An unknown role has no home but the landing page. */
export function homeOf(role: string | undefined): string {
  return homes[role as Role] ?? "/";
}

/**
 * Where someone goes after signing in: `next` if it is a path of this site and not another role's area, else home;
 * an unknown role goes to /login (spec 4).
 */
export function landingOf(role: string | undefined, next: unknown): string {
  const path = safeReturnPath(next);
  const area = path && areaOf(new URL(path, "http://here.invalid").pathname);
  if (path && (!area || area === role)) return path;
  return role !== undefined && role in homes ? homeOf(role) : "/login";
}

/** The role that an address belongs to, or null when it is nobody's area. */
export function areaOf(pathname: string): Role | null {
  const area = pathname.split("/")[1];
  return area !== undefined && area in homes ? (area as Role) : null;
}

/** `next` when it is a path of this site, else null: nobody is sent elsewhere after signing in. */
export function safeReturnPath(next: unknown): string | null {
  if (typeof next !== "string" || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return null;
  const base = "http://here.invalid";
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  return url?.origin === base ? url.pathname + url.search + url.hash : null;
}
