import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { setPostStatuses } from "@/lib/posts/content-mutations";

export const PUT = route(api.setPostStatuses, async ({ viewer, body, request }) => ({
  data: await setPostStatuses(viewer, body, request),
}));
