import { route } from "@/lib/core/api/route";
import { appealDecision } from "@/lib/moderation/decisions";
import * as api from "@/lib/moderation/decisions-contract";

export const POST = route(api.appealDecision, ({ viewer, params, body }) =>
  appealDecision(viewer, params.id, body.text),
);
