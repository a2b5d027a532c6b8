import { expect, test } from "vitest";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { hashesIn } from "@/scripts/app/script-hashes";
import { visitorClient } from "../../support/api";
import { pathnameOf } from "../../support/links";
import { tagsOf } from "../../support/markup";
import { insertPost } from "../../support/posts";
import { prerenderedPages, publicPages } from "../../support/site";

async function read(href: string) {
  const response = await visitorClient().fetch(href);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, tags: tagsOf(text) };
}

const titleOf = (text: string) => text.match(/<title>(.*?)<\/title>/)?.[1] ?? "";

/** The meta tags of a page, by name. */
const metaOf = (tags: ReturnType<typeof tagsOf>) =>
  Object.fromEntries(
    tags
      .filter(({ name }) => name === "meta")
      .map(({ attributes }) => [attributes.property ?? attributes.name, attributes.content]),
  );

test.each(prerenderedPages)("serves $href prerendered", async ({ href, locale }) => {
  const { status, headers, text, tags } = await read(href);
  expect(status).toBe(200);
  expect(headers.get("x-nextjs-prerender")).toContain("1");
  expect(tags.find(({ name }) => name === "html")?.attributes.lang).toBe(locale);
  expect(tags.filter(({ name }) => name === "h1")).toHaveLength(1);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
  for (const hash of hashesIn(text)) expect(policy).toContain(hash);
});

test.each(publicPages)("$href has its canonical and alternate URLs", async ({ path, locale, href }) => {
  const { tags } = await read(href);
  const links = tags.filter(({ name }) => name === "link").map(({ attributes }) => attributes);
  const canonicalPath = path === "/accueil" ? "/" : path;
  const hrefOf = (options: Record<string, string>) => {
    const matches = (link: Record<string, string>) =>
      Object.entries(options).every(([key, value]) => link[key] === value);
    return pathnameOf(links.find(matches)?.href ?? "/nowhere");
  };
  expect(hrefOf({ rel: "canonical" })).toBe(localizedPath(locale, canonicalPath));
  expect(hrefOf({ rel: "alternate", hreflang: "fr" })).toBe(canonicalPath);
  expect(hrefOf({ rel: "alternate", hreflang: "en" })).toBe(localizedPath("en", canonicalPath));
  expect(hrefOf({ rel: "alternate", hreflang: "x-default" })).toBe(canonicalPath);
  const images = tags.filter(({ attributes }) =>
    ["og:image", "twitter:image"].includes(attributes.property ?? attributes.name ?? ""),
  );
  expect(images.map(({ attributes }) => pathnameOf(attributes.content ?? ""))).toEqual(
    Array(2).fill(`/og/${locale}.png`),
  );
});

test.each(publicPages)("$href has the site's name in its title", async ({ path, href }) => {
  const title = titleOf((await read(href)).text);
  if (["/", "/accueil"].includes(path)) expect(title).toMatch(/^Préau, /);
  else expect(title).toMatch(/\S · Préau$/);
});

test.each(["fr", "en"] as const)(
  "the landing page links to every page of the site, in %s",
  async (locale) => {
    const { tags } = await read(localizedPath(locale, "/"));
    const hrefs = tags.filter(({ name }) => name === "a").map(({ attributes }) => attributes.href);
    expect(hrefs).toEqual(
      expect.arrayContaining(publicPages.filter((page) => page.locale === locale).map(({ href }) => href)),
    );
  },
);

test("sign-in and sign-up have one canonical URL and the site's image", async () => {
  for (const path of ["/login", "/signup", "/signup/company"]) {
    const { text, tags } = await read(path);
    const meta = metaOf(tags);
    expect(titleOf(text), path).toMatch(/\S · Préau$/);
    expect(meta.description).toContain("internships");
    expect([meta["og:site_name"], pathnameOf(meta["og:image"] ?? "")]).toEqual(["Préau", "/og/en.png"]);
    expect(pathnameOf(meta["twitter:image"] ?? "")).toBe("/og/en.png");
    const canonical = tags.find(({ attributes }) => attributes.rel === "canonical")?.attributes.href ?? "";
    expect(pathnameOf(canonical)).toBe(path);
  }
});

test("a shared post has its first words as title, and the site's image if it has none", async () => {
  const word = crypto.randomUUID();
  const created = await insertPost({ content: `Qui a ${word} ?\n${"encore ".repeat(20)}` });
  const { text, tags } = await read(`/posts/${created.id}`);
  const meta = metaOf(tags);
  expect(titleOf(text)).toMatch(
    new RegExp(`^Qui a ${word} \\? (encore )*encore… · ${created.by.name} · Préau$`),
  );
  expect([meta["og:type"], meta["og:site_name"]]).toEqual(["article", "Préau"]);
  for (const name of ["og:image", "twitter:image"]) expect(pathnameOf(meta[name] ?? "")).toBe("/og/fr.png");
  expect((await read("/rss.xml")).text).toContain(`<title>Qui a ${word} ? `);
  const alone = await insertPost({ content: "" });
  expect(titleOf((await read(`/en/posts/${alone.id}`)).text)).toBe(`Post by ${alone.by.name} · Préau`);
});

test.each(["/login", "/signup"])("keeps a public page's locale when navigating to %s", async (screen) => {
  const { headers } = await read(`/en${screen}?next=%2Fposts%2F1`);
  expect(headers.get("location")).toBe(`${screen}?next=%2Fposts%2F1`);
  expect(headers.get("set-cookie")).toMatch(/^NEXT_LOCALE=en; Path=\/;/);
  expect((await read(`/fr${screen}`)).headers.get("set-cookie")).toMatch(/^NEXT_LOCALE=fr;/);
  const unknown = (await read(`/de${screen}`)).headers;
  expect([unknown.get("location"), unknown.get("set-cookie")]).toEqual([screen, null]);
});

test("serves /favicon.ico", async () => {
  const icon = await visitorClient().fetch("/favicon.ico");
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  expect(Buffer.from(await icon.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test("responds with 404 for another language and a missing page", async () => {
  for (const href of ["/de", "/en/rien", "/rien", "/fr/rien"])
    expect((await read(href)).status, href).toBe(404);
  const { status, headers } = await read("/fr/apropos");
  expect([status, pathnameOf(headers.get("location") ?? "")]).toEqual([308, "/apropos"]);
});

test("the sitemap lists only public posts, in both languages", async () => {
  const [open, closed] = [await insertPost(), await insertPost({ audience: "members" })];
  const { text, headers } = await read("/sitemap.xml");
  expect(headers.get("content-type")).toContain("xml");
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href = ""]) => pathnameOf(href));
  expect(listed).toEqual(expect.arrayContaining(["/", "/en", `/posts/${open.id}`, `/en/posts/${open.id}`]));
  expect(listed).not.toContain(`/posts/${closed.id}`);
  expect(listed).not.toContain("/accueil");
  expect((await read("/robots.txt")).text).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
});

test("robots.txt excludes the signed-in areas", async () => {
  expect((await read("/student/dashboard")).headers.get("x-robots-tag")).toBe("noindex");
  expect((await read("/")).headers.get("x-robots-tag")).toBeNull();
});

test.each(["/rss.xml", "/en/rss.xml"])("%s lists only public posts, as text", async (href) => {
  const word = crypto.randomUUID();
  await insertPost({ content: `${word} <script>alert(1)</script> & "co" \u0001` });
  const closed = await insertPost({ audience: "members", content: `secret ${word}` });
  const { status, text, headers } = await read(href);
  expect([status, headers.get("content-type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  expect(text).toContain(`${word} &amp;lt;script&amp;gt;`);
  expect(text).not.toContain("<script");
  expect(text).not.toContain("\u0001");
  expect(text).not.toContain(`/posts/${closed.id}<`);
});

test("/rss.xml dates a post that was held by its acceptance", async () => {
  const accepted = await insertPost();
  const { id } = await insertPost({ at: new Date(Date.now() - 1000) });
  const { text } = await read("/rss.xml");
  const placeOf = (postId: number) => text.indexOf(`/posts/${postId}</link>`);
  expect(placeOf(accepted.id)).toBeGreaterThan(-1);
  expect(placeOf(id)).toBeGreaterThan(placeOf(accepted.id));
});

test("serves the icons of the manifest", async () => {
  const { text } = await read("/manifest.webmanifest");
  for (const { src } of JSON.parse(text).icons) expect((await read(src)).status).toBe(200);
});

test.each(["/de/offre", "/de/offre/1", "/xx/entreprise", "/de/posts/1", "/de/rss.xml", "/de/apropos", "/de"])(
  "%s, in an unsupported language, shows the 404 page",
  async (path) => {
    expect((await read(path.replace(/^\/\w+/, "/en").replace("/1", ""))).status).not.toBe(500);
    const { status, text, tags } = await read(path);
    expect(status).toBe(404);
    expect(titleOf(text)).toMatch(/Préau$/);
    expect(tags.filter(({ name }) => name === "h1")).toHaveLength(1);
  },
);
