/** The widths at which a picture is kept, in pixels; the feed shows the widest up to 1280. */
export const imageWidths = [320, 640, 1280] as const;

/** The sides of an avatar, in pixels: first that of its path, then of its copies. */
export const avatarWidths = [256, 128] as const;

/** The name of a picture's copy at a width: `….webp` becomes `…-640.webp`. */
export function widthPath(path: string, width: number): string {
  return path.replace(/(\.\w+)$/, `-${width}$1`);
}

/** The widths that exist for a picture of this width, narrower than itself. */
function widthsBelow(width: number): number[] {
  return imageWidths.filter((each) => each < width);
}

/** Every file of a picture. */
export function imagePaths({ path, width }: { path: string; width: number }): string[] {
  return [path, ...widthsBelow(width).map((each) => widthPath(path, each))];
}

/** Every file of an avatar. */
export function avatarPaths(path: string): string[] {
  const [, ...smaller] = avatarWidths;
  return [path, ...smaller.map((each) => widthPath(path, each))];
}

/** What `<img srcset>` offers for a post's picture, given the contract's `{ url, width }`. */
export function srcSet({ url, width }: { url: string; width: number }): string {
  return [...widthsBelow(width), width]
    .map((each) => `${each === width ? url : widthPath(url, each)} ${each}w`)
    .join(", ");
}
