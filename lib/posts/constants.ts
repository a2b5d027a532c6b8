/** Type ids count from 1, the default (docs/product.md#posts). */
export const contentTypes = ["article", "blog-post", "news", "tutorial"] as const;
export type ContentType = (typeof contentTypes)[number];

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

export function contentTypeId(slug: ContentType): number {
  return contentTypes.indexOf(slug) + 1;
}

export function contentTypeOf(id: number): ContentType {
  return contentTypes[id - 1] ?? contentTypes[0];
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
