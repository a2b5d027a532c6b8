import { expect, test } from "vitest";
import { AppError } from "@/lib/core/errors/app-error";
import { CliError } from "../cli-error";
import { toCliError } from "./to-cli-error";

const withCode = (code: string) => Object.assign(new Error("could not write"), { code });

test.each([
  ["a full database", new Error("Failed query: CREATE TABLE", { cause: withCode("53100") })],
  ["a full disk", withCode("ENOSPC")],
  ["a full storage", new AppError("storage_full", { cause: withCode("ENOSPC") })],
])("says that no space is left for %s", (_, error) => {
  expect(toCliError("The restore failed", error).message).toBe(
    "The restore failed: no space is left on the disk.",
  );
});

test("says what failed in other cases, and returns a sentence that exists", () => {
  const refused = new AppError("storage_unavailable", { cause: new Error("connect ECONNREFUSED") });
  expect(toCliError("The restore failed", refused).message).toBe("The restore failed: connect ECONNREFUSED.");
  const sentence = new CliError("The archive is damaged.");
  expect(toCliError("The restore failed", sentence)).toBe(sentence);
});
