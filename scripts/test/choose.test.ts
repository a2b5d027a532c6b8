import { expect, test } from "vitest";
import { chooseTests } from "./choose";

test("sorts the given files and folders by the suite that runs them", () => {
  expect(chooseTests(["e2e/api/posts", "e2e/web/posts/feed.spec.ts", "scripts"])).toEqual({
    isPartial: true,
    unit: ["scripts"],
    api: ["e2e/api/posts"],
    browser: ["e2e/web/posts/feed.spec.ts"],
  });
  expect(chooseTests(["--no-browser"])).toEqual({ isPartial: false, unit: [], api: [], browser: null });
});

test("rejects a file that does not exist", () => {
  expect(() => chooseTests(["e2e/web/posts/feeds.spec.ts"])).toThrow(
    "There is no file or folder e2e/web/posts/feeds.spec.ts.",
  );
  expect(chooseTests(["e2e/web/posts/feed.spec.ts:12"]).browser).toEqual(["e2e/web/posts/feed.spec.ts:12"]);
});

test.each(["--help", "-h", "--no-browsers"])("rejects %s, which no suite runs", (option) => {
  expect(() => chooseTests([option])).toThrow("Usage: npm test -- [--no-browser]");
});
