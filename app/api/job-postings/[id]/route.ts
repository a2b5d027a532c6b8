import { route } from "@/lib/core/api/route";
import * as api from "@/lib/jobs/contract";
import { deleteJob, updateJob } from "@/lib/jobs/mutations";
import { getJob } from "@/lib/jobs/queries";
import { recordView } from "@/lib/jobs/views";

export const GET = route(api.getJob, async ({ viewer, ids }) => {
  const data = await getJob(viewer, ids.id);
  recordView(viewer, ids.id);
  return { data };
});

export const PUT = route(api.updateJob, async ({ viewer, ids, body }) => ({
  data: await updateJob(viewer, ids.id, body),
}));

export const DELETE = route(api.deleteJob, async ({ viewer, ids, caller }) => {
  await deleteJob(viewer, ids.id, caller);
  return {};
});
