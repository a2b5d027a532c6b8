import { route } from "@/lib/core/api/route";
import { unbanFromGroup } from "@/lib/groups/admission";
import * as api from "@/lib/groups/admission-contract";

export const DELETE = route(api.unbanFromGroup, ({ viewer, params }) =>
  unbanFromGroup(viewer, params.id, params.user_id),
);
