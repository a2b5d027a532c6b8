import { expect, test } from "vitest";
import { addressIn } from "@/lib/i18n/addresses";
import { hashesIn } from "@/scripts/house/script-hashes";
import { visitor } from "../support/api";
import { tagsOf } from "../support/markup";
import { post } from "../support/posts";
import { prerenderedPages, publicPages } from "../support/site";

const pathOf = (address: string) => new URL(address, "http://here.invalid").pathname;

async function read(address: string) {
  const response = await visitor().fetch(address);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, tags: tagsOf(text) };
}

test.each(prerenderedPages)(
  "a visitor is served $address as it was prerendered",
  async ({ address, locale }) => {
    const { status, headers, text, tags } = await read(address);
    expect(status).toBe(200);
    expect(headers.get("x-nextjs-prerender")).toContain("1");
    expect(tags.find(({ name }) => name === "html")?.attributes.lang).toBe(locale);
    expect(tags.filter(({ name }) => name === "h1")).toHaveLength(1);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
    for (const hash of hashesIn(text)) expect(policy).toContain(hash);
  },
);

test.each(publicPages)(
  "$address says where it and its other language are",
  async ({ path, locale, address }) => {
    const { tags } = await read(address);
    const links = tags.filter(({ name }) => name === "link").map(({ attributes }) => attributes);
    const said = path === "/accueil" ? "/" : path;
    const hrefOf = (wish: Record<string, string>) => {
      const matches = (link: Record<string, string>) =>
        Object.entries(wish).every(([key, value]) => link[key] === value);
      return pathOf(links.find(matches)?.href ?? "/nowhere");
    };
    expect(hrefOf({ rel: "canonical" })).toBe(addressIn(locale, said));
    expect(hrefOf({ rel: "alternate", hreflang: "fr" })).toBe(said);
    expect(hrefOf({ rel: "alternate", hreflang: "en" })).toBe(addressIn("en", said));
    expect(hrefOf({ rel: "alternate", hreflang: "x-default" })).toBe(said);
    const pictures = tags.filter(({ attributes }) =>
      ["og:image", "twitter:image"].includes(attributes.property ?? attributes.name ?? ""),
    );
    expect(pictures.map(({ attributes }) => pathOf(attributes.content ?? ""))).toEqual(
      Array(2).fill(`/og/${locale}.png`),
    );
  },
);

test("another language, or a page that is not there, is not found", async () => {
  for (const address of ["/de", "/en/rien", "/rien", "/fr/rien"])
    expect((await read(address)).status, address).toBe(404);
  const { status, headers } = await read("/fr/apropos");
  expect([status, pathOf(headers.get("location") ?? "")]).toEqual([308, "/apropos"]);
});

test("search engines are told of public posts in both languages, and of no other", async () => {
  const [open, closed] = [await post(), await post({ audience: "members" })];
  const { text, headers } = await read("/sitemap.xml");
  expect(headers.get("content-type")).toContain("xml");
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => pathOf(address));
  expect(listed).toEqual(expect.arrayContaining(["/", "/en", `/posts/${open.id}`, `/en/posts/${open.id}`]));
  expect(listed).not.toContain(`/posts/${closed.id}`);
  expect(listed).not.toContain("/accueil");
  expect((await read("/robots.txt")).text).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
});

test("search engines are kept out of the signed-in areas", async () => {
  expect((await read("/student/dashboard")).headers.get("x-robots-tag")).toBe("noindex");
  expect((await read("/")).headers.get("x-robots-tag")).toBeNull();
});

test.each(["/rss.xml", "/en/rss.xml"])(
  "%s tells of public posts as text, and of no other",
  async (address) => {
    const word = crypto.randomUUID();
    await post({ content: `${word} <script>alert(1)</script> & "co" \u0001` });
    const closed = await post({ audience: "members", content: `secret ${word}` });
    const { status, text, headers } = await read(address);
    expect([status, headers.get("content-type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    expect(text).toContain(`${word} &amp;lt;script&amp;gt;`);
    expect(text).not.toContain("<script");
    expect(text).not.toContain("\u0001");
    expect(text).not.toContain(`/posts/${closed.id}<`);
  },
);

test("the manifest's icons are there", async () => {
  const { text } = await read("/manifest.webmanifest");
  for (const { src } of JSON.parse(text).icons) expect((await read(src)).status).toBe(200);
});
