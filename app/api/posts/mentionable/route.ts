import { route } from "@/lib/core/api/route";
import { listMentionable } from "@/lib/posts/mentionable";
import * as api from "@/lib/posts/mentions-contract";

export const GET = route(api.listMentionable, async ({ viewer, query }) => ({
  data: await listMentionable(viewer, query),
}));
