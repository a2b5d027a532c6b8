import { themeScript } from "@/components/shell/theme-script";
import { areaOf } from "@/lib/core/auth/areas";
import { scriptHash } from "../app/script-hashes";

/** `hashes` are a prerendered page's: the same for everybody, it can carry no nonce. */
type Page = { nonce: string; hashes?: string[] | undefined; dev: boolean; cluster?: string | undefined };
type Answer = Page & { path: string; https: boolean };

/** What an API answer or a stored file may do when a browser opens it as a page: nothing. */
const apiPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

// The toast package adds its stylesheet as an element of its own, empty at first and then filled.
const toastStyleHash =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** The security headers of an answer to a request for `path`. */
export function securityHeaders(answer: Answer): Record<string, string> {
  return {
    "content-security-policy": isApiPath(answer.path) ? apiPolicy : pagePolicy(answer),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(areaOf(answer.path) && { "x-robots-tag": "noindex" }),
    ...(answer.https && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** The policy of a page: scripts by nonce or hash, and what those load; nothing from elsewhere. */
function pagePolicy({ nonce, hashes, dev, cluster }: Page): string {
  const trusted = hashes?.join(" ") ?? `'nonce-${nonce}' 'strict-dynamic' ${themeScriptHash}`;
  const worn = hashes ? toastStyleHash : `'nonce-${nonce}' ${toastStyleHash}`;
  const directives = {
    "default-src": "'none'",
    "script-src": `'self' ${trusted}${dev ? " 'unsafe-eval'" : ""}`,
    "style-src": `'self' ${dev ? "'unsafe-inline'" : worn}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self' blob:",
    "manifest-src": "'self'",
    "connect-src": ["'self'", ...(cluster ? pusherHosts(cluster) : []), ...(dev ? ["ws:"] : [])].join(" "),
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

// The public pages with people's words in them are made for each request, below the same document.
const themeScriptHash = scriptHash(themeScript);

function pusherHosts(cluster: string): string[] {
  return [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`];
}

function isApiPath(path: string): boolean {
  if (path === "/api/docs" || path.startsWith("/api/docs/")) return false;
  return path.startsWith("/api/") || path.startsWith("/storage/");
}
