import { expect, test } from "vitest";
import { fromSchoolTime } from "@/lib/core/i18n/school-time";
import { latestSendTime } from "./latest-send-time";

test.each([
  ["2026-11-22T18:30", "2027-11-22T18:30"],
  // Summer time begins on 29 March 2026 and 28 March 2027, and ends on 31 October 2027 and 29 October 2028.
  ["2026-03-28T12:00", "2027-03-28T12:00"],
  ["2027-10-30T12:00", "2028-10-29T12:00"],
])("at %s, an announcement can be scheduled until %s", (now, latest) => {
  expect(latestSendTime(fromSchoolTime(now))).toBe(latest);
});
