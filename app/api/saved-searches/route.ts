import { route } from "@/lib/core/api/route";
import { createSavedSearch as create, listSavedSearches as list } from "@/lib/jobs/saved-jobs-contract";
import { createSavedSearch, listSavedSearches } from "@/lib/jobs/saved-searches";

export const GET = route(list, async ({ viewer }) => ({ data: await listSavedSearches(viewer) }));

export const POST = route(create, async ({ viewer, body }) => ({
  data: await createSavedSearch(viewer, body),
}));
