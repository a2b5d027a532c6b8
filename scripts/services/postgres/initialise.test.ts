import { expect, test } from "vitest";
import { initdbError } from "./initialise";

test("reports why the database could not be created, not what was cleaned up", () => {
  const reason = "FATAL:  could not extend file: No space left on device";
  const lines = [reason, "HINT:  Check free disk space.", "child process exited with exit code 134"];
  expect(initdbError([...lines, 'initdb: removing data directory "draft"', ""].join("\n"))).toBe(reason);
  const account = "initdb: error: cannot be run as root";
  expect(initdbError(`${account}\ninitdb: hint: use another user\n`)).toBe(account);
  expect(initdbError("Segmentation fault\n")).toBe("Segmentation fault");
});
