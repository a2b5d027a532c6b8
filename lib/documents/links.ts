import { isSignature, sign } from "@/lib/core/crypto/signature";

const minutes = 5;

/**
 * What opens a document now: its path with who may, until when, and for which application, signed. It opens nothing
 * for anybody else, and what the row says still has to allow it.
 */
export function documentLink(viewerId: number, path: string, application?: number): string {
  const until = Math.floor(Date.now() / 1000) + minutes * 60;
  const query = new URLSearchParams({
    ...(application && { application: String(application) }),
    until: String(until),
    signature: sign("document", viewerId, application ?? 0, until, path),
  });
  return `${path}?${query}`;
}

/** Whether an address is such a link of this viewer's; for which application, null for a document of one's own. */
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
