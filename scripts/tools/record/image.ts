import sharp, { type OverlayOptions } from "sharp";
import { density, interpolate, type Point, stageSize } from "./measures";

/** The part of the window that is in the image; `width` determines the height. */
export type Camera = { x: number; y: number; width: number };
export type Pointer = Point & { ring: number };

export const wholeWindow: Camera = { x: 0, y: 0, width: stageSize.width };

const { width, height } = stageSize;
const raw = { width: width * density, height: height * density, channels: 3 as const };

/** The pixels of a screenshot. */
export async function toPixels(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).removeAlpha().raw().toBuffer();
}

/** The part of a screenshot that the camera shows, scaled to the window's size. */
export async function crop(shot: Buffer, camera: Camera): Promise<Buffer> {
  const scale = camera.width / width;
  const area = {
    left: Math.round(camera.x * density),
    top: Math.round(camera.y * density),
    width: Math.min(raw.width, Math.round(width * scale * density)),
    height: Math.min(raw.height, Math.round(height * scale * density)),
  };
  area.left = Math.max(0, Math.min(area.left, raw.width - area.width));
  area.top = Math.max(0, Math.min(area.top, raw.height - area.height));
  return sharp(shot, { raw }).extract(area).resize(width, height, { kernel: "lanczos3" }).raw().toBuffer();
}

/** Draws the pointer, with a ring that widens while it is pressed. */
export async function drawPointer(image: Buffer, camera: Camera, pointer: Pointer): Promise<Buffer> {
  const at = {
    x: Math.round(((pointer.x - camera.x) * width) / camera.width),
    y: Math.round(((pointer.y - camera.y) * width) / camera.width),
  };
  const layers: OverlayOptions[] = [];
  if (pointer.ring > 0) layers.push(...toOverlay(ring(pointer.ring), { x: at.x - 40, y: at.y - 40 }, 80));
  layers.push(...toOverlay(arrow, { x: at.x - 5, y: at.y - 4 }, 40));
  return sharp(image, { raw: { width, height, channels: 3 } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Cross-fades two images. */
export function blend(from: Buffer, to: Buffer, share: number): Buffer {
  const mixed = Buffer.allocUnsafe(to.length);
  for (let index = 0; index < to.length; index++)
    mixed[index] = interpolate(from[index] as number, to[index] as number, share);
  return mixed;
}

// Omits an overlay that crosses the edge, because sharp rejects it.
function toOverlay(svg: string, { x, y }: Point, size: number): OverlayOptions[] {
  if (x < 0 || y < 0 || x + size > width || y + size > height) return [];
  return [{ input: Buffer.from(svg), left: x, top: y }];
}

const arrow = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
  <path d="M5 4v25l6.6-5.6 4.4 9.8 4.4-2-4.4-9.6H25z" fill="#1c1a16" stroke="#fffdf9" stroke-width="2.2"
    stroke-linejoin="round"/></svg>`;

function ring(share: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40"
    r="${interpolate(8, 30, share)}" fill="#1d5a3d" fill-opacity="${0.35 * (1 - share)}"
    stroke="#1d5a3d" stroke-opacity="${0.8 * (1 - share)}" stroke-width="2"/></svg>`;
}
