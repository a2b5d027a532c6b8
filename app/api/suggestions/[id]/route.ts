import { route } from "@/lib/core/api/route";
import * as api from "@/lib/suggestions/contract";
import { dismissSuggestion } from "@/lib/suggestions/mutations";

export const DELETE = route(api.dismissSuggestion, ({ viewer, params }) =>
  dismissSuggestion(viewer, params.id),
);
