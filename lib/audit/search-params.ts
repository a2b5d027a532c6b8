import { buildHref, searchParamsParser } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { type AuditQuery, auditQuery } from "./contract";

export const parseAuditSearchParams = searchParamsParser(auditQuery);

export function auditLogHref(params: AuditQuery): string {
  return buildHref(adminPaths.security, params);
}
