import { cookies, headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { requestContext } from "@/lib/core/http/request-context";
import { loginPath, twoFactorPath } from "@/lib/routes";
import { homePath } from "./areas";
import { findViewer } from "./find-viewer";
import type { Access, Viewer } from "./viewer";

export const getViewer = cache(async (): Promise<Viewer> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  return findViewer({
    cookie: (name) => jar.get(name)?.value,
    authorization: null,
    acceptLanguage: head.get("accept-language"),
  });
});

/** Sign-in leads back to `path` with the query of the request. */
export async function requirePageViewer<A extends Access>(
  allowed: readonly A[],
  path: string,
): Promise<Viewer<A>> {
  const viewer = await getViewer();
  if ((allowed as readonly Access[]).includes(viewer.role)) return viewer as Viewer<A>;
  if (viewer.role === "visitor") redirect(signInPath(viewer, path + pageSearch()));
  const home = homePath(viewer.role);
  if (home === path) notFound();
  redirect(home);
}

/** The page that signs a visitor in, or asks for the second factor, and then leads to `next`. */
export function signInPath({ needsTwoFactor }: Viewer<"visitor">, next: string): string {
  return (needsTwoFactor ? twoFactorPath : loginPath)(next);
}

/** Leaves out the parameter with which the framework's router fetches a page. */
function pageSearch(): string {
  const params = new URLSearchParams(requestContext()?.search);
  params.delete("_rsc");
  return params.size > 0 ? `?${params}` : "";
}
