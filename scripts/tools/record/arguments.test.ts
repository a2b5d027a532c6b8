import { expect, test } from "vitest";
import { CliError } from "../../cli-error";
import { parseRecordArguments } from "./arguments";

test.each([
  [[], "http://localhost:3000"],
  [["--url", "http://127.0.0.1:4000/"], "http://127.0.0.1:4000"],
])("%j records %s", (args, origin) => {
  expect(parseRecordArguments(args)).toBe(origin);
});

test.each([[["--x"]], [["feed"]], [["--url"]], [["--url", "localhost:3000"]]])(
  "rejects %j in one line, with the usage",
  (args) => {
    expect(() => parseRecordArguments(args)).toThrow(CliError);
    expect(() => parseRecordArguments(args)).toThrow(/^.+ Usage: npm run record -- \[--url http\S+\]$/);
  },
);
