import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test, vi } from "vitest";
import { assertNodeVersion, CliError, runCli } from "./cli-error";

test("prints a sentence alone, and any other error without the parameters of its query", async () => {
  const print = vi.spyOn(console, "error").mockReturnValue();
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const failWith = (error: Error) => runCli(() => Promise.reject(error));
  await failWith(new CliError("The port is in use."));
  await failWith(
    new DrizzleQueryError("insert into users values ($1)", ["a hash"], new Error("no such table")),
  );
  const [[sentence], [report]] = print.mock.calls as [[string], [string]];
  expect(sentence).toBe("The port is in use.");
  for (const part of ["insert into users", "no such table", "cli-error.test.ts"])
    expect(report).toContain(part);
  expect(report).not.toContain("a hash");
  expect(exit.mock.calls).toEqual([[1], [1]]);
});

test.each(["20.19.0", "20.19.6", "22.1.0", "100.0.0"])("runs on Node %s", (version) => {
  expect(() => assertNodeVersion(version)).not.toThrow();
});

test.each(["18.20.8", "20.9.0", "20.18.3", "8.17.0"])(
  "names the version that is needed on Node %s",
  (version) => {
    expect(() => assertNodeVersion(version)).toThrow(`Node 20.19.0 or newer is needed; this is ${version}.`);
  },
);
