import { expect, test } from "vitest";
import { moveCrop, sourceRect, wholeImage } from "./crop";

const landscape = { width: 400, height: 200 };

test("shows the largest possible part of the middle of the image", () => {
  expect(sourceRect(landscape, 1, wholeImage)).toEqual({ x: 100, y: 0, width: 200, height: 200 });
  expect(sourceRect(landscape, 4, wholeImage)).toEqual({ x: 0, y: 50, width: 400, height: 100 });
  expect(sourceRect(landscape, 1, { ...wholeImage, zoom: 2 })).toEqual({
    x: 150,
    y: 50,
    width: 100,
    height: 100,
  });
});

test("moves with the pointer and stops at the edge", () => {
  const right = moveCrop(landscape, 1, wholeImage, { x: 0.25, y: 0.5 });
  expect(sourceRect(landscape, 1, right)).toEqual({ x: 50, y: 0, width: 200, height: 200 });
  const far = moveCrop(landscape, 1, wholeImage, { x: -9, y: 0 });
  expect(sourceRect(landscape, 1, far).x).toBe(200);
  const back = moveCrop(landscape, 1, far, { x: 0.5, y: 0 });
  expect(sourceRect(landscape, 1, back).x).toBe(100);
});

test("fills the frame when the image is zoomed out at the edge", () => {
  const corner = moveCrop(landscape, 1, { ...wholeImage, zoom: 4 }, { x: 9, y: 9 });
  expect(sourceRect(landscape, 1, { ...corner, zoom: 1 })).toEqual({ x: 0, y: 0, width: 200, height: 200 });
});
