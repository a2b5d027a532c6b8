import { expect, test } from "vitest";
import { assertNodeVersion } from "./cli-error";

test.each(["20.19.0", "20.19.6", "22.1.0", "100.0.0"])("runs on Node %s", (version) => {
  expect(() => assertNodeVersion(version)).not.toThrow();
});

test.each(["18.20.8", "20.9.0", "20.18.3", "8.17.0"])(
  "names the version that is needed on Node %s",
  (version) => {
    expect(() => assertNodeVersion(version)).toThrow(`Node 20.19.0 or newer is needed; this is ${version}.`);
  },
);
