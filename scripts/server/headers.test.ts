import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { securityHeaders } from "./headers";

const page = { path: "/student/dashboard", nonce: "abc", isDevelopment: false, isHttps: true };
const policy = (info: Partial<typeof page> & { cluster?: string; hashes?: string[] }) =>
  Object.fromEntries(
    String(securityHeaders({ ...page, ...info })["content-security-policy"])
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]),
  );

test("the policy allows only the page's own scripts", () => {
  expect(policy({})["script-src"]).toMatch(/^'self' 'nonce-abc' 'strict-dynamic'( 'sha256-[\w+/]{43}='){2}$/);
  expect(policy({})["default-src"]).toBe("'none'");
  expect(policy({})["base-uri"]).toBe("'none'");
  expect(policy({})["frame-ancestors"]).toBe("'none'");
  expect(policy({})["connect-src"]).toBe("'self'");
});

test("the policy of a prerendered page has hashes and no nonce", () => {
  expect(policy({ hashes: ["'sha256-a'", "'sha256-b'"] })["script-src"]).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(policy({ hashes: [] })["style-src"]).not.toContain("nonce");
});

test("only the areas have noindex", () => {
  const robots = (path: string) => securityHeaders({ ...page, path })["x-robots-tag"];
  expect(["/student/dashboard", "/company", "/admin/dashboard"].map(robots)).toEqual(
    Array(3).fill("noindex"),
  );
  expect(["/", "/login", "/posts/1", "/administration"].map(robots)).toEqual(Array(4).fill(undefined));
});

test("the policy allows the page's own styles and those of toasts", () => {
  const module = readFileSync(
    createRequire(import.meta.url)
      .resolve("sonner")
      .replace(/js$/, "mjs"),
    "utf8",
  );
  const sheet = JSON.parse(/^__insertCSS\((".*")\);$/m.exec(module)?.[1] ?? "null");
  const hashes = ["", sheet].map((css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  expect(policy({})["style-src"]).toBe(`'self' 'nonce-abc' ${hashes.join(" ")}`);
});

test("only development allows eval", () => {
  expect(policy({ isDevelopment: true })["script-src"]).toContain("'unsafe-eval'");
  expect(policy({ isDevelopment: true })["connect-src"]).toBe("'self' ws:");
});

test("the policy allows only the Pusher cluster", () => {
  expect(policy({ cluster: "eu" })["connect-src"]).toBe(
    "'self' wss://ws-eu.pusher.com https://sockjs-eu.pusher.com",
  );
});

test.each(["/api/posts", "/storage/images/a.webp", "/api/documents"])("%s has the sandbox policy", (path) => {
  expect(policy({ path })).toEqual({ "default-src": "'none'", sandbox: "", "frame-ancestors": "'none'" });
});

test.each(["/api/docs", "/", "/storages", "/apis"])("%s does not have the sandbox policy", (path) => {
  expect(policy({ path })["script-src"]).toBeDefined();
});

test("HSTS is sent only with an https URL", () => {
  expect(securityHeaders(page)["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  expect(securityHeaders({ ...page, isHttps: false })).not.toHaveProperty("strict-transport-security");
});
