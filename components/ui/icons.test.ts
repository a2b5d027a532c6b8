import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the sprite contains exactly the icons that the components use", () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
  const named = read("icons.tsx").matchAll(/createIcon\("(\w+)"\)/g);
  const drawn = read("icons.svg").matchAll(/<symbol id="(\w+)"/g);
  const ids = (matches: typeof named) => [...matches].map(([, id]) => id);
  expect(ids(drawn)).toEqual(ids(named));
});
