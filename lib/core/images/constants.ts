const names = { "image/jpeg": "JPEG", "image/png": "PNG", "image/gif": "GIF", "image/webp": "WebP" } as const;

export type ImageType = keyof typeof names;
export const imageTypes = Object.keys(names) as ImageType[];
export const isImageType = (type: string): type is ImageType => Object.hasOwn(names, type);

/** Lists the names as in a sentence. */
export const imageTypeNames = (types: readonly ImageType[]) => types.map((type) => names[type]).join(", ");

/** The error codes of an endpoint that accepts an image. */
export const imageErrors = ["file_kind_refused", "image_unreadable", "image_too_many_pixels"] as const;
