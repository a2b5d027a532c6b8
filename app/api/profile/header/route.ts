import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { updateProfileHeader } from "@/lib/profiles/mutations";

export const PUT = route(api.updateProfileHeader, async ({ viewer, body }) => ({
  data: await updateProfileHeader(viewer, body),
}));
