import { expect, test } from "vitest";
import { severeFindings } from "./audit";

test("an audit fails on high and critical findings alone", () => {
  const vulnerabilities = {
    a: { severity: "moderate" },
    b: { severity: "high" },
    c: { severity: "critical" },
  };
  expect(severeFindings({ vulnerabilities })).toEqual(["b: high", "c: critical"]);
  expect(severeFindings({ vulnerabilities: { a: { severity: "low" } } })).toEqual([]);
});
