export const documentKinds = ["resume", "cover_letter"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentLimits = { bytes: 10 * 1024 * 1024, name: 120 };
