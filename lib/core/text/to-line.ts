/** Replaces line breaks and several spaces with one space; a no-break space stays. */
export const toLine = (text: string) => text.replace(/\s{2,}|[^\S\u00a0\u202f]/g, " ").trim();
