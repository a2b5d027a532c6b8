import { readHeader, type StockComment, type StockPost, type StockReport } from "./stock";

/**
 * Reads a file of the stock. `== author words…` begins a post, `![alt](scene | words)` is an image of it,
 * `-- author [>answered]` or `-- Name <address> [pending]` a comment, `!! reporter status | reason` reports what
 * stands before it; every other line is text. Throws on a line that it cannot place.
 */
export function parseStock(text: string, locale: "fr" | "en"): StockPost[] {
  const posts: StockPost[] = [];
  for (const line of text.split("\n")) {
    const head = /^== (\S+) (.+)$/.exec(line);
    if (head) posts.push(readHeader(String(head[1]), locale, String(head[2]).split(" ")));
    else addLine(posts.at(-1), line);
  }
  return posts.map(trimText);
}

function addLine(post: StockPost | undefined, line: string): void {
  if (!post) throw new Error(`Nothing stands before this line: ${line}`);
  const image = /^!\[(.+)\]\((.+)\)$/.exec(line);
  if (image) {
    const [scene = "", ...words] = String(image[2]).split(" | ");
    post.images.push({ alt: String(image[1]), scene, words });
  } else if (line.startsWith("-- ")) post.comments.push(readSignature(line.slice(3)));
  else if (line.startsWith("!! ")) (post.comments.at(-1) ?? post).reports.push(readReport(line));
  else (post.comments.at(-1) ?? post).content += `${line}\n`;
}

function readSignature(text: string): StockComment {
  const visitor = /^(.+) <(\S+@\S+)>( pending)?$/.exec(text);
  const member = /^(\S+)(?: >(\d+))?$/.exec(text);
  if (!visitor && !member) throw new Error(`Nobody signs like this: ${text}`);
  return {
    by: member?.[1] ?? null,
    visitor: visitor && { name: String(visitor[1]), email: String(visitor[2]) },
    pending: visitor?.[3] !== undefined,
    answers: member?.[2] ? Number(member[2]) - 1 : null,
    content: "",
    reports: [],
  };
}

function readReport(line: string): StockReport {
  const [, by, status, reason] = /^!! (\S+) (pending|reviewed|resolved) \| (.+)$/.exec(line) ?? [];
  if (!by || !reason) throw new Error(`This is no report: ${line}`);
  return { by, status: status as StockReport["status"], reason };
}

function trimText(post: StockPost): StockPost {
  const comments = post.comments.map((comment) => ({ ...comment, content: comment.content.trim() }));
  return { ...post, content: post.content.trim(), comments };
}
