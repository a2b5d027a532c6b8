import { addReaction, removeReaction } from "@/lib/chat/reactions";
import * as api from "@/lib/chat/reactions-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.addReaction, ({ viewer, params, body }) =>
  addReaction(viewer, params.id, body.emoji),
);

export const DELETE = route(api.removeReaction, ({ viewer, params, query }) =>
  removeReaction(viewer, params.id, query.emoji),
);
