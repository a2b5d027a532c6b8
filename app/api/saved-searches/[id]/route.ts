import { route } from "@/lib/core/api/route";
import * as api from "@/lib/jobs/saved-jobs-contract";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/jobs/saved-searches";

export const PUT = route(api.updateSavedSearch, async ({ viewer, ids, body }) => ({
  data: await updateSavedSearch(viewer, ids.id, body),
}));

export const DELETE = route(api.deleteSavedSearch, async ({ viewer, ids }) => {
  await deleteSavedSearch(viewer, ids.id);
  return {};
});
