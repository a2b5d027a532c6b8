import { route } from "@/lib/api/route";
import { followUpApplication as endpoint } from "@/lib/applications/contract";
import { followUpApplication } from "@/lib/applications/student-mutations";

export const POST = route(endpoint, async ({ viewer, ids }) => ({
  data: await followUpApplication(viewer, ids.id),
}));
