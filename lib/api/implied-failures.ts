import type { Endpoint } from "./endpoint";
import type { ErrorCode } from "./errors";

/** Every way a call to an endpoint can fail: its own, and those that follow from its declaration. */
export function failuresOf(endpoint: Endpoint): ErrorCode[] {
  const { access, body, fails = [] } = endpoint;
  const unsafe = endpoint.method !== "GET";
  const membersOnly = !access.includes("visitor");
  const implied: [ErrorCode, boolean][] = [
    ["body_malformed", body !== undefined],
    ["unauthenticated", membersOnly],
    ["forbidden", membersOnly && access.length < 3],
    ["account_pending", unsafe && !endpoint.pendingMay],
    ["not_found", endpoint.path.includes("{")],
    ["method_not_allowed", endpoint.override === true],
    ["body_timeout", body !== undefined],
    ["body_too_large", body !== undefined],
    ["body_kind_refused", body !== undefined],
    ["csrf_failed", unsafe],
    ["validation_failed", body !== undefined || endpoint.query !== undefined],
    ["too_many_requests", true],
    ["internal", true],
    ["unavailable", true],
    ["storage_quota_exceeded", endpoint.files !== undefined],
    ["storage_unavailable", unsafe],
    ["storage_full", unsafe],
  ];
  return [...new Set([...implied.flatMap(([code, holds]) => (holds ? [code] : [])), ...fails])];
}
