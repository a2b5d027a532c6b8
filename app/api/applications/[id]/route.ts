import { getApplication as get, updateApplication as update } from "@/lib/applications/contract";
import { getApplication } from "@/lib/applications/queries";
import { reviewApplication } from "@/lib/applications/review";
import { route } from "@/lib/core/api/route";

export const GET = route(get, async ({ viewer, ids }) => ({ data: await getApplication(viewer, ids.id) }));

export const PUT = route(update, async ({ viewer, ids, body, caller }) => ({
  data: await reviewApplication(viewer, ids.id, body, caller),
}));
