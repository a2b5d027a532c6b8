import { route } from "@/lib/core/api/route";
import { listAllUsers as list } from "@/lib/moderation/contract";
import { listAllUsers } from "@/lib/users/directory";

export const GET = route(list, async ({ viewer, query }) =>
  listAllUsers(viewer, { after: query.after, limit: 1000 }),
);
