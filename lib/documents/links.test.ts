import { afterEach, expect, test, vi } from "vitest";
import { createDataDir } from "@/e2e/support/data-dir";
import { createStoragePath } from "@/lib/core/storage/paths";
import { documentLink, readDocumentLink } from "./links";

createDataDir();
afterEach(() => vi.useRealTimers());
const path = createStoragePath("documents", "pdf");

function read(viewer: number, link: string) {
  const { pathname, searchParams } = new URL(link, "http://preau.example/");
  return readDocumentLink(viewer, pathname.slice(1), searchParams);
}

test("a link is valid only for its viewer", () => {
  expect(read(7, documentLink(7, path))).toEqual({ application: null });
  expect(read(7, documentLink(7, path, 12))).toEqual({ application: 12 });
  expect(read(8, documentLink(7, path))).toBeNull();
  expect(read(7, path)).toBeNull();
});

test.each([
  ["another document", (link: string) => link.replace(path, createStoragePath("documents", "pdf"))],
  ["another application", (link: string) => link.replace("application=12", "application=13")],
  ["no application", (link: string) => link.replace("application=12&", "")],
  ["a later end", (link: string) => link.replace(/until=\d+/, "until=99999999999")],
  ["no end", (link: string) => link.replace(/until=\d+/, "until=")],
  [
    "another signature",
    (link: string) => link.replace(/signature=(.)/, (_, first) => `signature=${first === "_" ? "-" : "_"}`),
  ],
])("rejects a link changed to %s", (_, change) => {
  const link = documentLink(7, path, 12);
  expect(read(7, link)).not.toBeNull();
  expect(read(7, change(link))).toBeNull();
});

test("a link expires after five minutes", () => {
  vi.useFakeTimers();
  const link = documentLink(7, path);
  vi.advanceTimersByTime(290_000);
  expect(read(7, link)).not.toBeNull();
  vi.advanceTimersByTime(11_000);
  expect(read(7, link)).toBeNull();
});
