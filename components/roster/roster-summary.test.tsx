import { expect, test } from "vitest";
import type { RosterReport } from "@/lib/roster/contract";
import { renderText } from "../../e2e/support/render-text";
import { RosterSummary } from "./roster-summary";

const counts = { class_changed: 0, groups_created: 0, members_added: 0, faults_count: 0 };
const report = { ...counts, lines: 3702, created: 1234, linked: 1234, unchanged: 1234 };

test.each([
  ["fr", "1\u202f234"],
  ["en", "1,234"],
] as const)("groups the digits of every count in %s", (locale, shown) => {
  for (const is_imported of [false, true]) {
    const text = renderText(locale, <RosterSummary report={{ ...report, is_imported } as RosterReport} />);
    expect(text).toContain(shown);
    expect(text).not.toContain("1234");
  }
});
