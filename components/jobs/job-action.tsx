import { ApplyAction } from "@/components/applications/apply-action";
import type { Job } from "@/lib/jobs/schemas";

type Props = { job: Job; onChange: (change: (job: Job) => Job) => void };

/** Apply, or how one's application stands. */
export function JobAction({ job, onChange }: Props) {
  return (
    <ApplyAction
      job={job}
      onApplied={(application_status) => onChange((now) => ({ ...now, application_status }))}
    />
  );
}
