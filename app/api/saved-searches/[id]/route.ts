import { route } from "@/lib/core/api/route";
import * as api from "@/lib/jobs/saved-jobs-contract";
import { deleteSavedSearch, updateSavedSearch } from "@/lib/jobs/saved-searches";

export const PUT = route(api.updateSavedSearch, ({ viewer, params, body }) =>
  updateSavedSearch(viewer, params.id, body),
);

export const DELETE = route(api.deleteSavedSearch, ({ viewer, params }) =>
  deleteSavedSearch(viewer, params.id),
);
