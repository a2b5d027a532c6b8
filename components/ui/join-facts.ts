/** Short facts in one text. No line begins with the dot between them. */
export function joinFacts(facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join("\u00a0· ");
}
