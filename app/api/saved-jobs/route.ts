import { route } from "@/lib/core/api/route";
import { listSavedJobs } from "@/lib/jobs/saved-jobs";
import { listSavedJobs as list } from "@/lib/jobs/saved-jobs-contract";

export const GET = route(list, ({ viewer, query }) => listSavedJobs(viewer, query));
