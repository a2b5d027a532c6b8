import { followUpApplication as endpoint } from "@/lib/applications/contract";
import { followUpApplication } from "@/lib/applications/withdraw";
import { route } from "@/lib/core/api/route";

export const POST = route(endpoint, async ({ viewer, ids }) => ({
  data: await followUpApplication(viewer, ids.id),
}));
