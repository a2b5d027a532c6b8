type TemplateValues = { name: string; job: string; company: string };

export const templatePlaceholders: TemplateValues = { name: "{name}", job: "{job}", company: "{company}" };

export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(/\{(name|job|company)\}/g, (_, key: keyof TemplateValues) => values[key]);
}
