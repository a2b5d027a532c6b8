import { route } from "@/lib/core/api/route";
import { setUserStatus } from "@/lib/users/status";
import * as api from "@/lib/users/status-contract";

export const PUT = route(api.setUserStatus, ({ viewer, params, body }) =>
  setUserStatus(viewer, params.id, body),
);
