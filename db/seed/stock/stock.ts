import { type Category, type ContentType, categories, contentTypes } from "@/db/enums";
import type { Feeling } from "@/lib/posts/constants";

const moments = ["morning", "noon", "evening", "night"] as const;
const statuses = ["draft", "pending", "archived", "deleted"] as const;

export type Moment = (typeof moments)[number];
export type StockReport = { by: string; status: "pending" | "reviewed" | "resolved"; reason: string };
export type StockImage = { alt: string; scene: string; words: string[] };
export type StockComment = {
  /** A member's key, or null where a visitor signs. */
  by: string | null;
  visitor: { name: string; email: string } | null;
  pending: boolean;
  /** The place of the answered comment in its thread. */
  answers: number | null;
  content: string;
  reports: StockReport[];
};
export type StockPost = {
  by: string;
  locale: "fr" | "en";
  type: ContentType;
  category: Category | null;
  feeling: Feeling | null;
  tags: string[];
  audience: "public" | "members";
  status: "published" | (typeof statuses)[number];
  pinned: boolean;
  daysAgo: number;
  moment: Moment | null;
  content: string;
  images: StockImage[];
  comments: StockComment[];
  reports: StockReport[];
};

/** What the words after an author's key say, in any order: `tutorial design +proud #type members d12 evening`. */
export function readHeader(by: string, locale: "fr" | "en", words: string[]): StockPost {
  const one = <T extends string>(list: readonly T[]) => list.find((each) => words.includes(each)) ?? null;
  const marked = (mark: string) => words.filter((word) => word.startsWith(mark)).map((word) => word.slice(1));
  const days = words.find((word) => /^d\d+$/.test(word));
  if (!days) throw new Error(`A post of ${by} has no day: ${words.join(" ")}`);
  return {
    by,
    locale,
    type: one(contentTypes) ?? "article",
    category: one(categories),
    feeling: (marked("+")[0] as Feeling | undefined) ?? null,
    tags: marked("#"),
    audience: words.includes("members") ? "members" : "public",
    status: one(statuses) ?? "published",
    pinned: words.includes("pinned"),
    daysAgo: Number(days.slice(1)),
    moment: one(moments),
    content: "",
    images: [],
    comments: [],
    reports: [],
  };
}
