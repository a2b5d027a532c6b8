import { withdrawApplication as endpoint } from "@/lib/applications/contract";
import { withdrawApplication } from "@/lib/applications/withdraw";
import { route } from "@/lib/core/api/route";

export const POST = route(endpoint, async ({ viewer, ids }) => ({
  data: await withdrawApplication(viewer, ids.id),
}));
