import { route } from "@/lib/api/route";
import { listSavedJobs as list } from "@/lib/jobs/saved-contract";
import { listSavedJobs } from "@/lib/jobs/saved-jobs";

export const GET = route(list, ({ viewer, query }) => listSavedJobs(viewer, query));
