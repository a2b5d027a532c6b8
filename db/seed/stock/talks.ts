import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { StockImage } from "./stock";

export type StockSheet = { fileName: string; title: string; paragraphs: string[] };
export type StockMessage = {
  by: "a" | "b";
  content: string;
  /** To the last message of the other. */
  isReply: boolean;
  /** By the other. */
  reaction?: string;
  image?: StockImage;
  sheet?: StockSheet;
};
/** Between two students, the last message being `b`'s. */
export type Talk = { isUsedOnce: boolean; messages: StockMessage[] };

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), "talks.txt");

export async function readTalks(): Promise<Talk[]> {
  return parseTalks(await readFile(file, "utf8"));
}

/**
 * `==` begins a talk, `== once` one that is used once. Each line is a message: `a` or `b`, `>` for a reply, `![alt](scene | words)`
 * or `[file.pdf](title | paragraphs)`, a text and a `{reaction}`, each but the first optional. Throws on any other line.
 */
function parseTalks(text: string): Talk[] {
  const talks: Talk[] = [];
  for (const line of text.trimEnd().split("\n")) {
    if (line.startsWith("==")) talks.push({ isUsedOnce: line === "== once", messages: [] });
    else talks.at(-1)?.messages.push(parseMessage(line));
  }
  return talks;
}

const messagePattern = /^([ab])( >)?(?: (!)?\[([^\]]+)\]\(([^)]+)\))?(?: (.+?))??(?: \{(.+)\})?$/;

function parseMessage(line: string): StockMessage {
  const [, by, reply, isImage, name, parts, content = "", reaction] = messagePattern.exec(line) ?? [];
  if (!by) throw new Error(`This is no message: ${line}`);
  const [first = "", ...rest] = parts?.split(" | ") ?? [];
  return {
    by: by as "a" | "b",
    content,
    isReply: reply !== undefined,
    ...(reaction && { reaction }),
    ...(name &&
      (isImage
        ? { image: { alt: name, scene: first, words: rest } }
        : { sheet: { fileName: name, title: first, paragraphs: rest } })),
  };
}
