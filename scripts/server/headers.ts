import { documentScript } from "@/components/shell/document-script";
import { earlyClicksScript } from "@/components/ui/early-clicks-script";
import { areaOf } from "@/lib/core/auth/areas";
import { scriptHash } from "../app/script-hashes";
import { docsPath } from "./request-path";

type Page = {
  nonce: string;
  hashes?: string[] | undefined;
  isDevelopment: boolean;
  cluster?: string | undefined;
};
type ResponseInfo = Page & { path: string; isHttps: boolean };

/** An API response or a stored file that is opened as a page may load and run nothing. */
const sandboxCsp = "default-src 'none'; sandbox; frame-ancestors 'none'";

const toastStyleHash =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

export function securityHeaders(info: ResponseInfo): Record<string, string> {
  return {
    "content-security-policy": isSandboxed(info.path) ? sandboxCsp : pageCsp(info),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(areaOf(info.path) && { "x-robots-tag": "noindex" }),
    ...(info.isHttps && { "strict-transport-security": "max-age=31536000" }),
  };
}

function pageCsp({ nonce, hashes, isDevelopment, cluster }: Page): string {
  const scriptSources = hashes?.join(" ") ?? `'nonce-${nonce}' 'strict-dynamic' ${ownScriptHashes}`;
  const styleSources = hashes ? toastStyleHash : `'nonce-${nonce}' ${toastStyleHash}`;
  const directives = {
    "default-src": "'none'",
    "script-src": `'self' ${scriptSources}${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src": `'self' ${isDevelopment ? "'unsafe-inline'" : styleSources}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self' blob:",
    "manifest-src": "'self'",
    "connect-src": [
      "'self'",
      ...(cluster ? pusherHosts(cluster) : []),
      ...(isDevelopment ? ["ws:"] : []),
    ].join(" "),
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const ownScriptHashes = [documentScript, earlyClicksScript].map(scriptHash).join(" ");

function pusherHosts(cluster: string): string[] {
  return [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`];
}

/** API responses and stored files, but not the API documentation, which is a page. */
function isSandboxed(path: string): boolean {
  if (path === docsPath || path.startsWith(`${docsPath}/`)) return false;
  return path.startsWith("/api/") || path.startsWith("/storage/");
}
