export type TemplateValues = { name: string; job: string; company: string };

/** How a hint names the placeholders. */
export const templatePlaceholders: TemplateValues = { name: "{name}", job: "{job}", company: "{company}" };

/** Fills in {name}, {job} and {company}; every other brace stays. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(/\{(name|job|company)\}/g, (_, key: keyof TemplateValues) => values[key]);
}
