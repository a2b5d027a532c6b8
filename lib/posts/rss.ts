import { escapeHtml } from "@/lib/core/text/escape-html";
import type { Post } from "./schemas";

type Channel = { title: string; description: string; language: string; page: string; feed: string };
type Describe = { titleOf: (post: Post) => string; urlOf: (post: Post) => string };

export function renderRss(posts: Post[], channel: Channel, describe: Describe): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(channel.title)}</title>
<link>${escapeXml(channel.page)}</link>
<description>${escapeXml(channel.description)}</description>
<language>${channel.language}</language>
<atom:link href="${escapeXml(channel.feed)}" rel="self" type="application/rss+xml"/>
${posts.map((post) => renderItem(post, describe)).join("\n")}
</channel></rss>
`;
}

function renderItem(post: Post, { titleOf, urlOf }: Describe): string {
  const url = escapeXml(urlOf(post));
  // Feed readers parse the description as HTML: it is escaped once for HTML and once for XML.
  const description = escapeXml(escapeXml(post.content).replaceAll("\n", "<br>"));
  return `<item>
<title>${escapeXml(titleOf(post))}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${new Date(post.created_at).toUTCString()}</pubDate>
<description>${description}</description>
</item>`;
}

/** XML allows no control characters, not even escaped ones. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ""));
}
