import { route } from "@/lib/api/route";
import { withdrawApplication as endpoint } from "@/lib/applications/contract";
import { withdrawApplication } from "@/lib/applications/student-mutations";

export const POST = route(endpoint, async ({ viewer, ids }) => ({
  data: await withdrawApplication(viewer, ids.id),
}));
