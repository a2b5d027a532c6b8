const signatures = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n[\s\S]\n/,
  "image/gif": /^GIF8[79]a/,
  "image/webp": /^RIFF[\s\S]{4}WEBP/,
} as const;

export const imageTypes: readonly string[] = Object.keys(signatures);

/** The error codes of an endpoint that accepts an image. */
export const imageErrors = [
  "file_kind_refused",
  "file_too_large",
  "image_unreadable",
  "image_too_many_pixels",
] as const;

export function hasImageSignature(start: string): boolean {
  return Object.values(signatures).some((kind) => kind.test(start));
}
