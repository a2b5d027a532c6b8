import { setDirectoryPosition } from "@/lib/companies/directory-position";
import * as api from "@/lib/companies/management-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.setDirectoryPosition, async ({ viewer, ids, body, caller }) => ({
  data: await setDirectoryPosition(viewer, ids.id, body.position ?? null, caller),
}));
