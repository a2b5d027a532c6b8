import { expect, test } from "vitest";
import { root } from "../../services/supervised-process";
import { parseBenchArguments } from "./arguments";

test("measures all three sizes by default", () => {
  const options = parseBenchArguments(["feed"]);
  expect(options).toEqual({
    noun: "feed",
    sizes: ["10k", "100k", "1m"],
    seconds: 4,
    minutes: 20,
    dataDir: expect.stringMatching(/\.data\/bench$/),
  });
  expect(options.dataDir.startsWith(root)).toBe(true);
});

test("measures the job board at the two given sizes", () => {
  expect(parseBenchArguments(["jobs"])).toMatchObject({ noun: "jobs", sizes: ["10k", "100k"] });
});

test("the smallest size comes first, whatever the order of the arguments", () => {
  expect(parseBenchArguments(["feed", "--sizes", "1m,10k", "--seconds", "2"])).toMatchObject({
    sizes: ["10k", "1m"],
    seconds: 2,
  });
});

test("a soak takes 20 minutes by default, and memory is measured of the whole application", () => {
  expect(parseBenchArguments(["memory"])).toMatchObject({ noun: "memory" });
  expect(parseBenchArguments(["soak"])).toMatchObject({ minutes: 20 });
  expect(parseBenchArguments(["soak", "--minutes", "3"])).toMatchObject({ minutes: 3 });
  expect(() => parseBenchArguments(["soak", "--minutes", "no"])).toThrow(/npm run bench -- feed/);
});

test.each([
  [["mail"]],
  [[]],
  [["feed", "--sizes", "2m"]],
  [["feed", "--seconds", "no"]],
  [["feed", "--fast"]],
])("rejects %j with the usage", (args) => {
  expect(() => parseBenchArguments(args)).toThrow(/npm run bench -- feed/);
});
