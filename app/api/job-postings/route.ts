import { route } from "@/lib/core/api/route";
import * as api from "@/lib/jobs/contract";
import { createJob } from "@/lib/jobs/mutations";
import { listJobs } from "@/lib/jobs/queries";

export const GET = route(api.listJobs, ({ viewer, query }) => listJobs(viewer, query));

export const POST = route(api.createJob, ({ viewer, body }) => createJob(viewer, body));
