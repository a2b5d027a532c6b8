import { getUser } from "@/lib/accounts/contract";
import { route } from "@/lib/api/route";
import { presentOwnUser } from "@/lib/users/present";

export const GET = route(getUser, async ({ viewer }) => ({
  user: presentOwnUser(viewer),
  user_type: viewer.role,
}));
