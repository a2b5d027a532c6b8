import { route } from "@/lib/core/api/route";
import * as api from "@/lib/jobs/contract";
import { listCompanyJobs } from "@/lib/jobs/queries";

export const GET = route(api.listCompanyJobs, ({ viewer, query }) => listCompanyJobs(viewer, query));
