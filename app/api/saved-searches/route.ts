import { route } from "@/lib/core/api/route";
import * as api from "@/lib/jobs/saved-jobs-contract";
import { createSavedSearch, listSavedSearches } from "@/lib/jobs/saved-searches";

export const GET = route(api.listSavedSearches, ({ viewer }) => listSavedSearches(viewer));

export const POST = route(api.createSavedSearch, ({ viewer, body }) => createSavedSearch(viewer, body));
