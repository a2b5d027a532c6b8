import { followUpApplication } from "@/lib/applications/withdraw";
import * as api from "@/lib/applications/withdraw-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.followUpApplication, async ({ viewer, params }) => ({
  data: await followUpApplication(viewer, params.id),
}));
