/** Stored ids: a new type gets a new number, and none is given again. */
export const contentTypeIds = { article: 1, "blog-post": 2, news: 3, tutorial: 4 } as const;
export const contentTypes = ["article", "blog-post", "news", "tutorial"] as const;
export type ContentType = keyof typeof contentTypeIds;

export const categories = ["programming", "technology", "design"] as const;
export type Category = (typeof categories)[number];

export const audiences = ["public", "members"] as const;
export type Audience = (typeof audiences)[number];

export const feelings = [
  "happy",
  "excited",
  "grateful",
  "proud",
  "curious",
  "motivated",
  "focused",
  "amused",
  "relieved",
  "tired",
  "stressed",
  "sad",
] as const;
export type Feeling = (typeof feelings)[number];

export function findContentType(id: number): ContentType {
  return contentTypes.find((type) => contentTypeIds[type] === id) ?? "article";
}

export const postLimits = {
  content: 10_000,
  comment: 2_000,
  reason: 1_000,
  images: 10,
  imageBytes: 5 * 1024 * 1024,
  tags: 10,
  tag: 40,
  alt: 300,
} as const;
