/** Whether a name contains a noun, in the plural or singular: `saved-jobs`, `/api/job-postings/{id}`, `company-sign-up`. */
export function hasNoun(name: string, noun: string): boolean {
  const parts = `-${name
    .toLowerCase()
    .split(/[^a-z]+/)
    .join("-")}-`;
  const forms = [noun, noun.replace(/ies$/, "y"), noun.replace(/s$/, ""), `${noun}s`];
  return forms.some((form) => parts.includes(`-${form}-`));
}

/** Finds names that contain none of the nouns and are not shared by several. */
export function findNamesWithoutNoun(
  names: readonly string[],
  nouns: readonly string[],
  shared: string[],
): string[] {
  return names.filter((name) => !shared.includes(name) && !nouns.some((noun) => hasNoun(name, noun)));
}
