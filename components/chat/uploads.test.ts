import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Uploads } from "./uploads";

let urls: string[];
beforeEach(() => {
  urls = [];
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("XMLHttpRequest", undefined);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    const url = `blob:${(file as File).name}`;
    urls.push(url);
    return url;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => {
    urls = urls.filter((other) => other !== url);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const image = (name: string) => new File([], name, { type: "image/png" });

function pick(...names: string[]) {
  const uploads = new Uploads(1, () => {});
  const stop = uploads.start();
  uploads.add(1, names.map(image));
  return { uploads, stop };
}

test("frees the preview of a removed file, and of no other", () => {
  const { uploads } = pick("one", "two");
  expect(urls).toEqual(["blob:one", "blob:two"]);
  uploads.remove(uploads.list()[0]?.key ?? "");
  expect(urls).toEqual(["blob:two"]);
});

test("frees all previews when the page is left", () => {
  const { stop } = pick("one", "two");
  stop();
  expect(urls).toEqual([]);
});
