import { type ContentType, contentTypeIds, contentTypes } from "@/db/enums";

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

export const pollLimits = { minOptions: 2, options: 6, option: 100 } as const;

export const postLimits = {
  content: 10_000,
  comment: 2_000,
  reason: 1_000,
  mentions: 20,
  images: 10,
  imageBytes: 5 * 1024 * 1024,
  tags: 10,
  tag: 40,
  alt: 300,
} as const;
