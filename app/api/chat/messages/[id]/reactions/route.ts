import { addReaction, removeReaction } from "@/lib/chat/reactions";
import * as api from "@/lib/chat/reactions-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.addReaction, async ({ viewer, ids, body }) => ({
  data: await addReaction(viewer, ids.id, body.emoji),
}));

export const DELETE = route(api.removeReaction, async ({ viewer, ids, query }) => ({
  data: await removeReaction(viewer, ids.id, query.emoji),
}));
