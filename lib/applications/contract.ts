import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToUndefined, id, text } from "@/lib/core/schemas/fields";
import { applicationFilters, applicationLimits } from "./constants";
import { application, applicationCounts, applicationWithEvents } from "./schemas";

export const applicationFilterQuery = {
  q: emptyToUndefined(text(applicationLimits.query)),
  status: emptyToUndefined(z.enum(applicationFilters)),
  job_posting_id: emptyToUndefined(id),
};

export const applicationsQuery = z.object({ ...applicationFilterQuery, ...pageQuery(100) });
export type ApplicationsQuery = z.infer<typeof applicationsQuery>;

export const listApplications = endpoint("GET /api/applications", {
  access: signedIn,
  query: applicationsQuery,
  response: z.extend(paginator(application), { counts: applicationCounts }),
});

export const getApplication = endpoint("GET /api/applications/{id}", {
  access: signedIn,
  data: applicationWithEvents,
});
