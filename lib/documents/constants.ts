export const documentLimits = { bytes: 10 * 1024 * 1024, name: 120, saved: 100 };

export const pdfField = { max: 1, maxBytes: documentLimits.bytes, types: ["application/pdf"] };
