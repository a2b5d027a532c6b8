import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { setPostStatus } from "@/lib/posts/content-mutations";

export const PUT = route(api.setPostStatus, async ({ viewer, params, body, request }) => ({
  data: await setPostStatus(viewer, params.id, body, request),
}));
