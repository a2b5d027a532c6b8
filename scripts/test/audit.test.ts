import { expect, test } from "vitest";
import { severeFindings } from "./audit";

test("an audit fails only on high and critical findings", () => {
  const vulnerabilities = {
    a: { severity: "moderate" },
    b: { severity: "high" },
    c: { severity: "critical" },
  };
  expect(severeFindings({ vulnerabilities })).toEqual(["b: high", "c: critical"]);
  expect(severeFindings({ vulnerabilities: { a: { severity: "low" } } })).toEqual([]);
});
