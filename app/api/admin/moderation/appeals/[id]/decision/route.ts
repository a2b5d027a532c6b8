import { route } from "@/lib/core/api/route";
import { decideAppeal } from "@/lib/moderation/decide-appeal";
import * as api from "@/lib/moderation/decisions-contract";

export const POST = route(api.decideAppeal, ({ viewer, params, body }) =>
  decideAppeal(viewer, params.id, body.is_overturned),
);
