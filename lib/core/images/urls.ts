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
  return imageWidths.filter((each) => each < width);
}

export function imagePaths({ path, width }: { path: string; width: number }): string[] {
  return [path, ...widthsBelow(width).map((each) => widthPath(path, each))];
}

export function avatarPaths(path: string): string[] {
  const [, ...smaller] = avatarWidths;
  return [path, ...smaller.map((each) => widthPath(path, each))];
}

export function coverPaths(path: string): string[] {
  return [path, ...coverWidths.map((each) => widthPath(path, each))];
}

export function srcSet({ url, width }: { url: string; width: number }): string {
  return [...widthsBelow(width), width]
    .map((each) => `${each === width ? url : widthPath(url, each)} ${each}w`)
    .join(", ");
}
