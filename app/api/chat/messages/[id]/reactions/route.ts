import { addReaction, removeReaction } from "@/lib/chat/reactions";
import * as api from "@/lib/chat/reactions-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.addReaction, async ({ viewer, params, body }) => ({
  data: await addReaction(viewer, params.id, body.emoji),
}));

export const DELETE = route(api.removeReaction, async ({ viewer, params, query }) => ({
  data: await removeReaction(viewer, params.id, query.emoji),
}));
