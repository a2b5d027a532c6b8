import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { listAllUsers } from "@/lib/users/directory";

export const GET = route(api.listAllUsers, async ({ viewer, query }) =>
  listAllUsers(viewer, { after: query.after, limit: 1000 }),
);
