const part = String.raw`[^\s@<>,;:"()[\]\\\p{DI}]+`;

/** Spec 5's pattern, without what ends an address in the head of a mail or cannot be seen. */
export const emailPattern = new RegExp(`^${part}@${part}\\.${part}$`, "u");
