export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

export const framesPerSecond = 30;
/**
 * The window as the browser sees it, and the number of screenshot pixels for each of its pixels, so that zooming in
 * stays sharp.
 */
export const stageSize: Size = { width: 1280, height: 720 };
export const density = 2;

/** Easing: a movement begins and ends gently. */
export function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
