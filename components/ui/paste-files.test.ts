import { expect, test, vi } from "vitest";
import { pasteFiles } from "./paste-files";

const image = [new File(["x"], "image.png", { type: "image/png" })] as unknown as FileList;
const none = [] as unknown as FileList;

test.each([
  { from: "a screenshot", types: ["Files"], files: image, isAdded: true },
  { from: "an image of a web page", types: ["text/html", "Files"], files: image, isAdded: true },
  { from: "a file of a folder, with its name", types: ["text/plain", "Files"], files: image, isAdded: true },
  {
    from: "cells of a spreadsheet",
    types: ["text/plain", "text/html", "Files"],
    files: image,
    isAdded: false,
  },
  { from: "a text", types: ["text/plain"], files: none, isAdded: false },
])("pastes $from", ({ types, files, isAdded }) => {
  const add = vi.fn();
  pasteFiles({ types, files }, add);
  expect(add.mock.calls).toEqual(isAdded ? [[files]] : []);
});
