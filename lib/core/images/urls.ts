/** The widths in pixels; the feed shows images up to 1280. */
export const imageWidths = [320, 640, 1280] as const;

/** The widths in pixels; the first is that of the path itself. */
export const avatarWidths = [256, 128] as const;

export function widthPath(path: string, width: number): string {
  return path.replace(/(\.\w+)$/, `-${width}$1`);
}

/** The widths in pixels, in addition to the cover's own. */
export const coverWidths = [800] as const;

function widthsBelow(width: number): number[] {
  return imageWidths.filter((imageWidth) => imageWidth < width);
}

export function imagePaths({ path, width }: { path: string; width: number }): string[] {
  return [path, ...widthsBelow(width).map((imageWidth) => widthPath(path, imageWidth))];
}

export function avatarPaths(path: string): string[] {
  const [, ...smaller] = avatarWidths;
  return [path, ...smaller.map((imageWidth) => widthPath(path, imageWidth))];
}

export function coverPaths(path: string): string[] {
  return [path, ...coverWidths.map((coverWidth) => widthPath(path, coverWidth))];
}

export function srcSet({ url, width }: { url: string; width: number }): string {
  return [...widthsBelow(width), width]
    .map((imageWidth) => `${imageWidth === width ? url : widthPath(url, imageWidth)} ${imageWidth}w`)
    .join(", ");
}
