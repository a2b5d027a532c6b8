import { dayAfter, toSchoolTime } from "@/lib/core/i18n/school-time";
import { announcementLimits } from "./limits";

/** The latest time for which an announcement can be scheduled, on the school's clocks: days are not always of 24 hours. */
export function latestSendTime(now: Date): string {
  const [day = "", time] = toSchoolTime(now).split("T");
  return `${dayAfter(day, announcementLimits.days)}T${time}`;
}
