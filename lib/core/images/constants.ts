const formats = {
  "image/jpeg": { name: "JPEG", signature: /^\xff\xd8\xff/ },
  "image/png": { name: "PNG", signature: /^\x89PNG\r\n[\s\S]\n/ },
  "image/gif": { name: "GIF", signature: /^GIF8[79]a/ },
  "image/webp": { name: "WebP", signature: /^RIFF[\s\S]{4}WEBP/ },
} as const;

export type ImageType = keyof typeof formats;
export const imageTypes = Object.keys(formats) as ImageType[];
export const isImageType = (type: string): type is ImageType => Object.hasOwn(formats, type);

/** Lists the names as in a sentence. */
export const imageTypeNames = (types: readonly ImageType[]) =>
  types.map((type) => formats[type].name).join(", ");

/** The error codes of an endpoint that accepts an image. */
export const imageErrors = ["file_kind_refused", "image_unreadable", "image_too_many_pixels"] as const;

/** Detects the type by the first bytes of a file; undefined for a file that is no image. */
export function imageTypeOf(start: string): ImageType | undefined {
  return imageTypes.find((type) => formats[type].signature.test(start));
}
