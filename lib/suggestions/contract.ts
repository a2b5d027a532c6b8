import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery } from "@/lib/core/api/pagination";
import { id } from "@/lib/core/schemas/fields";
import { suggestion } from "./schemas";

const access = ["student"] as const;

/** Sorted by common friends, then by the same programme, then by common interests, then by common groups. */
export const listSuggestions = endpoint("GET /api/suggestions", {
  access,
  query: z.object({ per_page: pageQuery(6).per_page }),
  data: z.array(suggestion),
});

/** The user is not suggested again. Idempotent. */
export const dismissSuggestion = endpoint("DELETE /api/suggestions/{id}", { access });

/** Undoes a dismissal. Idempotent. */
export const restoreSuggestion = endpoint("POST /api/suggestions", {
  access,
  body: z.object({ user_id: id }),
});
