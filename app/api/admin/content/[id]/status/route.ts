import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { setPostStatus } from "@/lib/posts/content-mutations";

export const PUT = route(api.setPostStatus, async ({ viewer, ids, body, caller }) => ({
  data: await setPostStatus(viewer, ids.id, body.status, caller),
}));
