const part = String.raw`[^\s@<>,;:"()[\]\\\p{DI}]+`;

/** Without characters that end an address in an email header or are invisible. */
export const emailPattern = new RegExp(`^${part}@${part}\\.${part}$`, "u");
