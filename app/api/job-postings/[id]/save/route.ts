import { route } from "@/lib/core/api/route";
import { saveJob, unsaveJob } from "@/lib/jobs/saved-jobs";
import { saveJob as save, unsaveJob as unsave } from "@/lib/jobs/saved-jobs-contract";

export const POST = route(save, async ({ viewer, ids }) => {
  await saveJob(viewer, ids.id);
  return { is_saved: true };
});

export const DELETE = route(unsave, async ({ viewer, ids }) => {
  await unsaveJob(viewer, ids.id);
  return { is_saved: false };
});
