import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { createResume } from "@/lib/profiles/resume";

export const POST = route(api.createResume, async ({ viewer, body }) => ({
  data: await createResume(viewer, body.locale),
}));
