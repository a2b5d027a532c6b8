import { route } from "@/lib/core/api/route";
import { saveJob, unsaveJob } from "@/lib/jobs/saved-jobs";
import * as api from "@/lib/jobs/saved-jobs-contract";

export const POST = route(api.saveJob, async ({ viewer, params }) => {
  await saveJob(viewer, params.id);
  return { is_saved: true };
});

export const DELETE = route(api.unsaveJob, async ({ viewer, params }) => {
  await unsaveJob(viewer, params.id);
  return { is_saved: false };
});
