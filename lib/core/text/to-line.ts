/** With one space wherever the text has line breaks or several spaces. */
export const toLine = (text: string) => text.replace(/\s+/g, " ").trim();
