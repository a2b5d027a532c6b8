import { route } from "@/lib/core/api/route";
import * as api from "@/lib/jobs/contract";
import { deleteJob, updateJob } from "@/lib/jobs/mutations";
import { getJob } from "@/lib/jobs/queries";
import { recordView } from "@/lib/jobs/views";

export const GET = route(api.getJob, async ({ viewer, params }) => {
  const job = await getJob(viewer, params.id);
  recordView(viewer, params.id);
  return job;
});

export const PUT = route(api.updateJob, ({ viewer, params, body }) => updateJob(viewer, params.id, body));

export const DELETE = route(api.deleteJob, ({ viewer, params }) => deleteJob(viewer, params.id));
