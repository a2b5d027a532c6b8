import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { securityHeaders } from "./headers";

const page = { path: "/student/dashboard", nonce: "abc", isDevelopment: false, isHttps: true };
const cspOf = (info: Partial<typeof page> & { cluster?: string; hashes?: string[] }) =>
  Object.fromEntries(
    String(securityHeaders({ ...page, ...info })["content-security-policy"])
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]),
  );

test("the CSP allows only the page's own scripts", () => {
  expect(cspOf({})["script-src"]).toMatch(/^'self' 'nonce-abc' 'strict-dynamic'( 'sha256-[\w+/]{43}='){2}$/);
  expect(cspOf({})["default-src"]).toBe("'none'");
  expect(cspOf({})["base-uri"]).toBe("'none'");
  expect(cspOf({})["frame-ancestors"]).toBe("'none'");
  expect(cspOf({})["connect-src"]).toBe("'self'");
});

test("the CSP of a prerendered page has hashes and no nonce", () => {
  expect(cspOf({ hashes: ["'sha256-a'", "'sha256-b'"] })["script-src"]).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(cspOf({ hashes: [] })["style-src"]).not.toContain("nonce");
});

test("only the areas have noindex", () => {
  const robots = (path: string) => securityHeaders({ ...page, path })["x-robots-tag"];
  expect(["/student/dashboard", "/company", "/admin/dashboard"].map(robots)).toEqual(
    Array(3).fill("noindex"),
  );
  expect(["/", "/login", "/posts/1", "/administration"].map(robots)).toEqual(Array(4).fill(undefined));
});

test("the CSP allows the page's own styles and those of toasts", () => {
  const module = readFileSync(
    createRequire(import.meta.url)
      .resolve("sonner")
      .replace(/js$/, "mjs"),
    "utf8",
  );
  const sheet = JSON.parse(/^__insertCSS\((".*")\);$/m.exec(module)?.[1] ?? "null");
  const hashes = ["", sheet].map((css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  expect(cspOf({})["style-src"]).toBe(`'self' 'nonce-abc' ${hashes.join(" ")}`);
});

test("only development allows eval", () => {
  expect(cspOf({ isDevelopment: true })["script-src"]).toContain("'unsafe-eval'");
  expect(cspOf({ isDevelopment: true })["connect-src"]).toBe("'self' ws:");
});

test("the CSP allows only the Pusher cluster", () => {
  expect(cspOf({ cluster: "eu" })["connect-src"]).toBe(
    "'self' wss://ws-eu.pusher.com https://sockjs-eu.pusher.com",
  );
});

test.each(["/api/posts", "/storage/images/a.webp", "/api/documents"])(
  "%s has the CSP of a sandbox",
  (path) => {
    expect(cspOf({ path })).toEqual({ "default-src": "'none'", sandbox: "", "frame-ancestors": "'none'" });
  },
);

test.each(["/api/docs", "/", "/storages", "/apis"])("%s does not have the CSP of a sandbox", (path) => {
  expect(cspOf({ path })["script-src"]).toBeDefined();
});

test("HSTS is sent only with an https URL", () => {
  expect(securityHeaders(page)["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  expect(securityHeaders({ ...page, isHttps: false })).not.toHaveProperty("strict-transport-security");
});
