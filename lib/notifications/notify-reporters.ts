import type { Database } from "@/db/client";
import type { ReportSubject } from "@/db/enums";
import { notify } from "./notify";

type Reported = { subject: ReportSubject; subject_id: number };

/** The notification leaves out the measure, which is between the school and the author. */
export function notifyReporters(
  tx: Database,
  reporterIds: number[],
  { subject, subject_id }: Reported,
  outcome: "reviewed" | "resolved",
): Promise<void> {
  const about = `${subject}:${subject_id}`;
  return notify(reporterIds, { kind: "report_decided", about, params: { subject, outcome } }, tx);
}
