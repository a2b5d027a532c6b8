import { route } from "@/lib/core/api/route";
import { listSavedJobs } from "@/lib/jobs/saved-jobs";
import * as api from "@/lib/jobs/saved-jobs-contract";

export const GET = route(api.listSavedJobs, ({ viewer, query }) => listSavedJobs(viewer, query));
