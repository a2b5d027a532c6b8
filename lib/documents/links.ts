import { isSignature, sign } from "@/lib/core/crypto/signature";

const ttlSeconds = 5 * 60;

/**
 * The link is valid for five minutes, for one viewer, within one application or as the viewer's own. The row still
 * has to allow it.
 */
export function documentLink(viewerId: number, path: string, application?: number): string {
  const until = Math.floor(Date.now() / 1000) + ttlSeconds;
  const signature = sign("document", viewerId, application ?? 0, until, path);
  return `${path}?${application ? `application=${application}&` : ""}until=${until}&signature=${signature}`;
}

export function readDocumentLink(
  viewerId: number,
  path: string,
  query: URLSearchParams,
): { application: number | null } | null {
  const until = Number(query.get("until"));
  const application = query.has("application") ? Number(query.get("application")) : undefined;
  if (!Number.isInteger(until) || until * 1000 < Date.now()) return null;
  if (application !== undefined && !(Number.isInteger(application) && application > 0)) return null;
  const signature = query.get("signature") ?? "";
  if (!isSignature(signature, "document", viewerId, application ?? 0, until, path)) return null;
  return { application: application ?? null };
}
