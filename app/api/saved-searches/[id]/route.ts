import { route } from "@/lib/core/api/route";
import { deleteSavedSearch as remove, updateSavedSearch as update } from "@/lib/jobs/saved-jobs-contract";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/jobs/saved-searches";

export const PUT = route(update, async ({ viewer, ids, body }) => ({
  data: await updateSavedSearch(viewer, ids.id, body),
}));

export const DELETE = route(remove, async ({ viewer, ids }) => {
  await deleteSavedSearch(viewer, ids.id);
  return {};
});
