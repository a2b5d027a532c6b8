export type Filling = { name: string; job: string; company: string };

/** A text with {name}, {job} and {company} filled in; every other brace stays as it is. */
export function fillIn(text: string, filling: Filling): string {
  return text.replace(/\{(name|job|company)\}/g, (_, key: keyof Filling) => filling[key]);
}
