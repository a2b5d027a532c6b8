/** The kinds of pictures that we take, by how their files start. */
const starts = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n[\s\S]\n/,
  "image/gif": /^GIF8[79]a/,
  "image/webp": /^RIFF[\s\S]{4}WEBP/,
} as const;

export const pictureTypes: readonly string[] = Object.keys(starts);

/** Whether a file that starts like this, read as latin1, is one of them. */
export function startsAsPicture(start: string): boolean {
  return Object.values(starts).some((kind) => kind.test(start));
}
