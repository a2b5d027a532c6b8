import { expect, test } from "vitest";
import { completenessOf } from "./completeness";
import type { Profile } from "./schemas";

const empty = {
  avatar_url: null,
  headline: null,
  about: null,
  studies: { programme: null, year: null, campus: null },
  skills: [],
  interests: [],
  languages: [],
  experiences: [],
  education: [],
  links: [],
} as unknown as Profile;

test("suggests the photo first, then the next missing step", () => {
  expect(completenessOf(empty)).toEqual({ share: 0, next: "photo" });
  const begun = { ...empty, avatar_url: "/x.webp", headline: "Bonjour", skills: ["a", "b"] };
  expect(completenessOf(begun)).toEqual({ share: 0.2, next: "studies" });
  expect(completenessOf({ ...begun, skills: ["a", "b", "c"] }).share).toBeCloseTo(0.3);
});
