import { route } from "@/lib/core/api/route";
import { createJob as create, listJobs as list } from "@/lib/jobs/contract";
import { createJob } from "@/lib/jobs/mutations";
import { listJobs } from "@/lib/jobs/queries";

export const GET = route(list, ({ viewer, query }) => listJobs(viewer, query));

export const POST = route(create, async ({ viewer, body }) => ({ data: await createJob(viewer, body) }));
