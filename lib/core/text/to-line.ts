/** With one space wherever the text has line breaks or several spaces; a no-break space stays one. */
export const toLine = (text: string) => text.replace(/\s{2,}|[^\S\u00a0\u202f]/g, " ").trim();
