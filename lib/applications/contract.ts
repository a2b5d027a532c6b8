import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToUndefined, id, text } from "@/lib/core/schemas/fields";
import { applicationFilters, applicationLimits } from "./constants";
import { application, applicationCounts, applicationWithEvents, decisionsDue } from "./schemas";

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

export const followUpApplication = endpoint("POST /api/applications/{id}/follow-up", {
  access: ["student"],
  data: application,
  errors: ["follow_up_refused", "already_followed_up"],
});

export const withdrawApplication = endpoint("POST /api/applications/{id}/withdraw", {
  access: ["student"],
  data: application,
  errors: ["already_withdrawn"],
});

export const listDecisionsDue = endpoint("GET /api/applications/decisions-due", {
  access: ["company"],
  data: z.array(decisionsDue),
});
