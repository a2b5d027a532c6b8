import { type SQL, sql } from "drizzle-orm";
import { deletedUserName } from "./table-rules";

export function eraseUser({ id }: { id: number }): SQL {
  return sql`update users t set name = ${deletedUserName}, username = 'deleted-' || t.id,
    email = 'deleted-' || t.id || '@deleted.invalid', password_hash = '', status = 'inactive',
    status_reason = null, suspended_until = null, school_number = null, class_name = null, avatar_path = null,
    location = null, locale = null, terms_accepted_at = null, terms_version = null, email_verified_at = null,
    two_factor_at = null, deleted_at = coalesce(t.deleted_at, now()), anonymised_at = now()
    where t.id = ${id}`;
}
