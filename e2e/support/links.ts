import { setTimeout as delay } from "node:timers/promises";
import type { ApiClient } from "./api";
import { type Tag, tagsOf } from "./markup";

type Page = { status: number; text: string; links: Link[] };
type Link = { href: string; path: string; anchor: string };

/**
 * Follows every link, from these paths, of the pages that `follow` selects, and returns the dead links: those with a
 * status of 400 or more, and anchors that are missing from their page.
 */
export async function deadLinks(client: ApiClient, starts: string[], follow: (path: string) => boolean) {
  const pages = new Map<string, Promise<Page>>();
  const open = (href: string) => {
    const opened = pages.get(href) ?? read(client, href);
    pages.set(href, opened);
    return opened;
  };
  const dead: string[] = [];
  const seen = new Set(starts);
  for (const start of seen) {
    const page = await open(start);
    if (page.status >= 400) dead.push(`${start} (${page.status})`);
    const links = new Map(page.links.map((link) => [link.href, link]));
    for (const link of links.values()) {
      const error = await linkErrorOf(link, open);
      // Other tests close and delete listed items: a link is dead only if the page continues to contain it.
      if (error && (await staysOnPage(client, start, link))) dead.push(`${start} -> ${link.href} (${error})`);
      if (follow(link.path)) seen.add(link.path);
    }
  }
  return { dead, visited: [...seen] };
}

async function linkErrorOf({ href, path, anchor }: Link, open: (href: string) => Promise<Page>) {
  const { status, text } = await open(href.split("#")[0] ?? path);
  if (status >= 400) return String(status);
  return anchor && status === 200 && !text.includes(`id="${anchor}"`) ? "no such anchor" : null;
}

/** Longer than pages are cached. */
const cacheMs = 70_000;

async function staysOnPage(client: ApiClient, page: string, { href }: Link): Promise<boolean> {
  for (const until = Date.now() + cacheMs; Date.now() < until; await delay(1000))
    if (!(await read(client, page)).links.some((link) => link.href === href)) return false;
  return true;
}

async function read(client: ApiClient, href: string): Promise<Page> {
  const response = await client.fetch(href, { headers: { accept: "text/html" } });
  // The icon sprite has anchors too.
  const isPage = /^(text\/html|image\/svg)/.test(response.headers.get("content-type") ?? "");
  if (!isPage) await response.body?.cancel();
  const text = isPage ? await response.text() : "";
  const location = response.headers.get("location");
  const redirect = location ? linkTo(location, href) : [];
  return { status: response.status, text, links: [...redirect, ...tagsOf(text).flatMap(linksOf(href))] };
}

const linksOf =
  (from: string) =>
  ({ attributes: { href, src, poster } }: Tag): Link[] =>
    [href, src, poster].flatMap((link) => (link ? linkTo(link, from) : []));

/** The path of a link to this site; empty for a link to another site. */
function linkTo(link: string, from: string): Link[] {
  const base = "http://base.invalid";
  const url = new URL(link, base + from);
  const own = process.env.PREAU_URL ? new URL(process.env.PREAU_URL).origin : base;
  if (![base, own].includes(url.origin)) return [];
  const { pathname: path, search, hash } = url;
  return [{ href: path + search + hash, path, anchor: decodeURIComponent(hash.slice(1)) }];
}

export function pathnameOf(url: string): string {
  return new URL(url, "http://here.invalid").pathname;
}
