import { route } from "@/lib/core/api/route";
import { listCompanyJobs as list } from "@/lib/jobs/contract";
import { listCompanyJobs } from "@/lib/jobs/queries";

export const GET = route(list, ({ viewer, query }) => listCompanyJobs(viewer, query));
