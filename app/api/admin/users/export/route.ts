import { downloadResponse } from "@/lib/core/api/download";
import { route } from "@/lib/core/api/route";
import { exportUsers } from "@/lib/users/export";
import * as api from "@/lib/users/management-contract";

export const GET = route(api.exportUsers, async ({ viewer, query }) =>
  downloadResponse(await exportUsers(viewer, query)),
);
