import type { ResponseCookie } from "@/lib/core/http/response-cookie";
import type validation from "@/messages/fr/validation.json";

export const errorStatus = {
  body_malformed: 400,
  request_malformed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  two_factor_required: 401,
  sign_in_expired: 401,
  forbidden: 403,
  account_suspended: 403,
  account_banned: 403,
  account_inactive: 403,
  account_pending: 403,
  account_unverified: 403,
  approval_reserved: 403,
  company_suspended: 403,
  sign_up_closed: 403,
  account_deleted: 403,
  account_removed: 403,
  sign_in_again: 403,
  two_factor_missing: 403,
  conversation_closed: 403,
  attachments_not_accepted: 403,
  message_too_old: 403,
  friends_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_reported: 409,
  already_applied: 409,
  already_decided: 409,
  already_assigned: 409,
  text_edited: 409,
  text_held: 409,
  post_archived: 409,
  job_hidden: 409,
  already_appealed: 409,
  no_decision_to_appeal: 409,
  request_pending: 409,
  already_friends: 409,
  message_request_pending: 409,
  conversation_full: 409,
  already_withdrawn: 409,
  already_followed_up: 409,
  too_many_searches: 409,
  too_many_templates: 409,
  too_many_notes: 409,
  too_many_documents: 409,
  too_many_reactions: 409,
  storage_quota_exceeded: 409,
  already_recruits: 409,
  already_in_company: 409,
  last_owner: 409,
  owner_locked_out: 409,
  already_member: 409,
  already_invited: 409,
  membership_requested: 409,
  member_banned: 409,
  group_needs_owner: 409,
  too_many_pins: 409,
  too_many_new_posts: 409,
  poll_ended: 409,
  event_cancelled: 409,
  event_over: 409,
  event_answered: 409,
  announcement_sent: 409,
  announcement_edited: 409,
  settings_edited: 409,
  announcement_not_draft: 409,
  announcement_not_sent: 409,
  announcement_without_recipients: 409,
  last_admin: 409,
  merge_same_account: 409,
  merge_not_students: 409,
  merge_not_active: 409,
  merge_busy: 409,
  two_factor_enabled: 409,
  two_factor_disabled: 409,
  two_factor_not_started: 409,
  passkey_exists: 409,
  passkey_missing: 409,
  too_many_passkeys: 409,
  body_timeout: 408,
  body_too_large: 413,
  file_too_large: 413,
  too_many_files: 413,
  file_kind_refused: 415,
  body_kind_refused: 415,
  pdf_kind_refused: 415,
  attachment_kind_refused: 415,
  csrf_failed: 419,
  validation_failed: 422,
  posting_closed: 422,
  follow_up_refused: 422,
  image_unreadable: 422,
  image_too_many_pixels: 422,
  video_unreadable: 422,
  token_invalid: 422,
  passkey_rejected: 422,
  group_link_invalid: 422,
  too_many_requests: 429,
  two_factor_locked: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  storage_unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export type FieldCodes = Record<string, string[]>;

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      fields?: FieldCodes;
      retryAfter?: number;
      params?: Record<string, string>;
      cookies?: ResponseCookie[];
      cause?: unknown;
      /** Its reason is in the log already: a monitor would repeat it with each call. */
      isLogged?: boolean;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = "AppError";
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export function invalid(field: string, code: keyof typeof validation): AppError {
  return new AppError("validation_failed", { fields: { [field]: [code] } });
}
