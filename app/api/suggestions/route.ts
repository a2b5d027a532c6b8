import { route } from "@/lib/core/api/route";
import * as api from "@/lib/suggestions/contract";
import { restoreSuggestion } from "@/lib/suggestions/mutations";
import { listSuggestions } from "@/lib/suggestions/queries";

export const GET = route(api.listSuggestions, ({ viewer, query }) => listSuggestions(viewer, query.per_page));

export const POST = route(api.restoreSuggestion, ({ viewer, body }) =>
  restoreSuggestion(viewer, body.user_id),
);
