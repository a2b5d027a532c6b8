type TemplateValues = { name: string; job: string; company: string };

/** A text with {name}, {job} and {company} filled in; every other brace stays as it is. */
export function fillTemplate(text: string, filling: TemplateValues): string {
  return text.replace(/\{(name|job|company)\}/g, (_, key: keyof TemplateValues) => filling[key]);
}
