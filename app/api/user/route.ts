import { route } from "@/lib/core/api/route";
import { serializeOwnUser } from "@/lib/core/auth/serialize-user";
import { getUser } from "@/lib/users/contract";

export const GET = route(getUser, async ({ viewer }) => ({
  user: serializeOwnUser(viewer),
  user_type: viewer.role,
}));
