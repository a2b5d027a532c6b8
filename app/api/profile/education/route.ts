import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { updateSection } from "@/lib/profiles/mutations";

export const PUT = route(api.updateEducation, async ({ viewer, body }) => ({
  data: await updateSection(viewer, "education", body),
}));
