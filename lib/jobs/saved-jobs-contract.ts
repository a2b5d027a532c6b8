import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { singleLine } from "@/lib/core/schemas/fields";
import { jobLimits } from "./constants";
import { searchFilters } from "./contract";
import { job, savedSearch } from "./schemas";

const access = ["student"] as const;

const save = { access, response: z.object({ is_saved: z.boolean() }) } as const;
export const saveJob = endpoint("POST /api/job-postings/{id}/save", save);
export const unsaveJob = endpoint("DELETE /api/job-postings/{id}/save", save);

export const savedQuery = z.object(pageQuery(20));

export const listSavedJobs = endpoint("GET /api/saved-jobs", {
  access,
  query: savedQuery,
  response: paginator(job),
});

export const listSavedSearches = endpoint("GET /api/saved-searches", {
  access,
  data: z.array(savedSearch),
});

const name = singleLine(jobLimits.searchName, { min: 1 });

export const createSavedSearch = endpoint("POST /api/saved-searches", {
  access,
  body: z.object({ name, filters: searchFilters, alerts: z._default(z.boolean(), true) }),
  data: savedSearch,
  status: 201,
  errors: ["too_many_searches"],
});

export const updateSavedSearch = endpoint("PUT /api/saved-searches/{id}", {
  access,
  body: z.partial(z.object({ name, filters: searchFilters, alerts: z.boolean() })),
  data: savedSearch,
});

export const deleteSavedSearch = endpoint("DELETE /api/saved-searches/{id}", { access });
