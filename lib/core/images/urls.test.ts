import { expect, test } from "vitest";
import { imagePaths, srcSet } from "./urls";

const path = "images/aa/bb/cc.webp";
const url = "/storage/images/aa/bb/cc.webp";

test("srcset lists every existing width", () => {
  expect(srcSet({ url, width: 1920 })).toBe(
    "/storage/images/aa/bb/cc-320.webp 320w, /storage/images/aa/bb/cc-640.webp 640w, " +
      "/storage/images/aa/bb/cc-1280.webp 1280w, /storage/images/aa/bb/cc.webp 1920w",
  );
  expect(srcSet({ url, width: 320 })).toBe("/storage/images/aa/bb/cc.webp 320w");
});

test("lists an image's file and its copies", () => {
  expect(imagePaths({ path, width: 640 })).toEqual([path, "images/aa/bb/cc-320.webp"]);
});
