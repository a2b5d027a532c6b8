import type { Profile, ProfileSection } from "./schemas";

export type CompletenessStep = ProfileSection | "photo" | "header";

/** In the order of the suggestions. */
const steps: readonly [CompletenessStep, (profile: Profile) => boolean][] = [
  ["photo", ({ avatar_url }) => avatar_url !== null],
  ["header", ({ headline }) => headline !== null],
  ["studies", ({ studies }) => studies.programme !== null],
  ["about", ({ about }) => about !== null],
  ["skills", ({ skills }) => skills.length >= 3],
  ["experiences", ({ experiences }) => experiences.length > 0],
  ["education", ({ education }) => education.length > 0],
  ["languages", ({ languages }) => languages.length > 0],
  ["interests", ({ interests }) => interests.length > 0],
  ["links", ({ links }) => links.length > 0],
];

/** The share of the steps that are done, from 0 to 1, and the first that is not. */
export function completenessOf(profile: Profile): { share: number; next: CompletenessStep | null } {
  const open = steps.filter(([, isDone]) => !isDone(profile));
  return { share: (steps.length - open.length) / steps.length, next: open[0]?.[0] ?? null };
}
