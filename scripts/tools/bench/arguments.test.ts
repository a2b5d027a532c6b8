import { expect, test } from "vitest";
import { root } from "../../services/supervised-process";
import { benchArguments, wholeArguments } from "./arguments";

test("measures all three sizes by default", () => {
  const options = benchArguments(["feed"]);
  expect(options).toEqual({
    noun: "feed",
    sizes: ["10k", "100k", "1m"],
    seconds: 4,
    dataDir: expect.stringMatching(/\.data\/bench$/),
  });
  expect(options.dataDir.startsWith(root)).toBe(true);
});

test("the job board is measured at the two sizes that it is asked for", () => {
  expect(benchArguments(["jobs"])).toMatchObject({ noun: "jobs", sizes: ["10k", "100k"] });
});

test("the smallest size comes first, however they are named", () => {
  expect(benchArguments(["feed", "--sizes", "1m,10k", "--seconds", "2"])).toMatchObject({
    sizes: ["10k", "1m"],
    seconds: 2,
  });
});

test("a soak takes 20 minutes by default, and memory is measured of the whole application", () => {
  expect(wholeArguments(["memory"])).toMatchObject({ noun: "memory" });
  expect(wholeArguments(["soak"])).toMatchObject({ minutes: 20 });
  expect(wholeArguments(["soak", "--minutes", "3"])).toMatchObject({ minutes: 3 });
  expect(wholeArguments(["feed"])).toBeNull();
  expect(() => wholeArguments(["soak", "--minutes", "no"])).toThrow(/npm run bench -- feed/);
});

test.each([
  [["mail"]],
  [[]],
  [["feed", "--sizes", "2m"]],
  [["feed", "--seconds", "no"]],
  [["feed", "--fast"]],
])("%j is told how to ask", (args) => {
  expect(() => benchArguments(args)).toThrow(/npm run bench -- feed/);
});
