import * as api from "@/lib/audit/contract";
import { listAuditLog } from "@/lib/audit/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listAuditLog, ({ viewer, query }) => listAuditLog(viewer, query));
