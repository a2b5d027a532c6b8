import type { ErrorCode } from "@/lib/core/errors/app-error";
import { type Endpoint, signedIn } from "./endpoint";

export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, body, errors: own = [] } = endpoint;
  const isUnsafe = endpoint.method !== "GET";
  const isForMembersOnly = !access.includes("visitor");
  const implied: [ErrorCode, boolean][] = [
    ["body_malformed", body !== undefined],
    ["unauthenticated", isForMembersOnly || isUnsafe],
    ["two_factor_missing", isForMembersOnly && access.includes("admin") && !endpoint.allowUnenrolled],
    ["forbidden", signedIn.some((role) => !access.includes(role))],
    ["account_pending", isUnsafe && !endpoint.allowPending],
    ["not_found", endpoint.path.includes("{")],
    ["method_not_allowed", endpoint.methodOverride === true],
    ["body_timeout", body !== undefined],
    ["body_too_large", body !== undefined],
    ["body_kind_refused", body !== undefined],
    ["csrf_failed", isUnsafe],
    ["validation_failed", body !== undefined || endpoint.query !== undefined],
    ["too_many_requests", true],
    ["internal", true],
    ["unavailable", true],
    ["file_too_large", endpoint.files !== undefined],
    ["too_many_files", endpoint.files !== undefined],
    ["storage_quota_exceeded", endpoint.files !== undefined],
    ["storage_unavailable", isUnsafe],
    ["storage_full", isUnsafe],
  ];
  return [...new Set([...implied.flatMap(([code, applies]) => (applies ? [code] : [])), ...own])];
}
