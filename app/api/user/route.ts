import { route } from "@/lib/core/api/route";
import { serializeOwnUser } from "@/lib/core/auth/serialize-user";
import * as api from "@/lib/users/contract";

export const GET = route(api.getUser, async ({ viewer }) => ({
  user: serializeOwnUser(viewer),
  user_type: viewer.role,
}));
