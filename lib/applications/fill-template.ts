type TemplateValues = { name: string; job: string; company: string };

export const templatePlaceholders: TemplateValues = { name: "{name}", job: "{job}", company: "{company}" };

export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(/\{(name|job|company)\}/g, (_, key: keyof TemplateValues) => values[key]);
}

/** Whether a text has braces that would be sent as they are, as in "{nom}". */
export function hasUnknownPlaceholder(text: string): boolean {
  return /\{[^{}\n]+\}/.test(text.replaceAll(/\{(name|job|company)\}/g, ""));
}
