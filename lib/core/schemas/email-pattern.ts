const part = String.raw`[^\s@<>,;:"()[\]\\\p{DI}]+`;

export const emailPattern = new RegExp(`^${part}@${part}\\.${part}$`, "u");
