type Page = { nonce: string; dev: boolean; cluster?: string | undefined };
type Answer = Page & { path: string; https: boolean };

/** What an API answer or a stored file may do when a browser opens it as a page: nothing. */
const sealedPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

// The toast package adds its stylesheet as an element of its own, empty at first and then filled.
const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** The security headers of an answer to a request for `path`. */
export function securityHeaders(answer: Answer): Record<string, string> {
  return {
    "content-security-policy": isSealed(answer.path) ? sealedPolicy : pagePolicy(answer),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(answer.https && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** The policy of a page: scripts by nonce, and what those load; nothing from elsewhere. */
export function pagePolicy({ nonce, dev, cluster }: Page): string {
  const directives = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    "style-src": dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}' ${toastStyles}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self' blob:",
    "connect-src": ["'self'", ...(cluster ? pusherHosts(cluster) : []), ...(dev ? ["ws:"] : [])].join(" "),
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

function pusherHosts(cluster: string): string[] {
  return [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`];
}

function isSealed(path: string): boolean {
  if (path === "/api/docs" || path.startsWith("/api/docs/")) return false;
  return path.startsWith("/api/") || path.startsWith("/storage/");
}
