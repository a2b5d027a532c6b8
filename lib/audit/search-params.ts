import { buildHref, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { type AuditQuery, auditQuery } from "./contract";

export function parseAuditSearchParams(params: SearchParams): AuditQuery {
  return parseSearchParams(auditQuery, params);
}

export function auditLogHref(params: AuditQuery): string {
  return buildHref(adminPaths.security, params);
}
