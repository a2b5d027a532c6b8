/** `x`, `y`: the centre as a share of the image; `zoom`: 1 shows as much of it as fits. */
type Crop = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };

export const wholeImage: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const maxZoom = 4;

/** The part of the image, in its pixels, that fills a frame of this aspect ratio. */
export function sourceRect(image: Size, aspect: number, { x, y, zoom }: Crop) {
  const width = Math.min(image.width, image.height * aspect) / zoom;
  const height = width / aspect;
  return {
    x: clamp(x * image.width - width / 2, image.width - width),
    y: clamp(y * image.height - height / 2, image.height - height),
    width,
    height,
  };
}

/** Moves the image by a share of the frame; it never leaves a gap. */
export function moveCrop(image: Size, aspect: number, crop: Crop, by: { x: number; y: number }): Crop {
  const { x, y, width, height } = sourceRect(image, aspect, crop);
  const moved = { left: x - by.x * width, top: y - by.y * height };
  return {
    ...crop,
    x: (clamp(moved.left, image.width - width) + width / 2) / image.width,
    y: (clamp(moved.top, image.height - height) + height / 2) / image.height,
  };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), Math.max(0, max));
}
