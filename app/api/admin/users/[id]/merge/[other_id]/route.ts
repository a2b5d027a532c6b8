import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/merge/contract";
import { mergeUsers } from "@/lib/users/merge/mutations";
import { previewUserMerge } from "@/lib/users/merge/preview";

export const GET = route(api.previewUserMerge, async ({ viewer, ids }) => ({
  data: await previewUserMerge(viewer, ids),
}));

export const POST = route(api.mergeUsers, async ({ viewer, ids, body, caller }) => {
  await mergeUsers(viewer, ids, body, caller);
  return {};
});
