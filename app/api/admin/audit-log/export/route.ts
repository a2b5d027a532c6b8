import * as api from "@/lib/audit/contract";
import { exportAuditLog } from "@/lib/audit/export";
import { downloadResponse } from "@/lib/core/api/download";
import { route } from "@/lib/core/api/route";

export const GET = route(api.exportAuditLog, async ({ viewer, query }) =>
  downloadResponse(await exportAuditLog(viewer, query)),
);
