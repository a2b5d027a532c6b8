import { expect, onTestFinished, test } from "vitest";
import { defaultTimeZone, setSchoolTimeZone, toSchoolDay } from "@/lib/core/i18n/school-time";
import { csvDownload } from "./csv-download";

/** At any time, one of these zones has another day than UTC. */
const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];

test.each(zones)("a file name contains the school's day in %s", (timeZone) => {
  onTestFinished(() => setSchoolTimeZone(defaultTimeZone));
  setSchoolTimeZone(timeZone);
  const { name } = csvDownload("users", "en", [], async () => ({ rows: [], next: null }));
  expect(name).toBe(`users-${toSchoolDay(new Date())}.csv`);
});
