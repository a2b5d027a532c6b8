import { sql } from "drizzle-orm";
import { eraseUser } from "@/lib/privacy/erase-user";
import { applicationRules } from "./application-rules";
import { chatRules } from "./chat-rules";
import { contentRules } from "./content-rules";
import { groupRules } from "./group-rules";
import { moderationRules } from "./moderation-rules";
import { notificationRules } from "./notification-rules";
import { relationRules } from "./relation-rules";
import {
  combineRules,
  deleteRule,
  type MergeRule,
  type MergeSql,
  moveRule,
  moveUniqueRule,
  unchangedRule,
} from "./table-rules";

// Texts that were written under the email stay in the export of the remaining account, and are erased with it.
const moveFormerEmails: MergeSql = ({ from, to }) => sql`insert into former_emails (user_id, email, until)
  select ${to.id}::int, email, max(until) from (
    select email, until from former_emails where user_id = ${from.id}
    union all select lower(email), now() from users where id = ${from.id} and email_verified_at is not null) theirs
  group by email
  on conflict (user_id, email) do update set until = greatest(former_emails.until, excluded.until)`;

const moveSchoolNumber: MergeSql = ({ from, to }) => sql`update users set school_number = ${from.schoolNumber}
  where id = ${to.id} and school_number is null`;

const copyClass: MergeSql = ({
  from,
  to,
}) => sql`update users own set class_name = theirs.class_name from users theirs
  where own.id = ${to.id} and theirs.id = ${from.id} and own.class_name is null`;

const deleteRateLimits: MergeSql = ({ from }) =>
  sql`delete from rate_limits where key ~ ${`^\\w+:${from.id}(:\\d+)?$`}`;

/** The rules of a merge for each table, applied in this order. A test compares the list with the tables of personal data. */
export const mergeRules: readonly MergeRule[] = [
  deleteRule("sessions"),
  deleteRule("user_tokens"),
  deleteRule("two_factor_secrets"),
  deleteRule("recovery_codes"),
  deleteRule("passkeys"),
  deleteRule("passkey_challenges"),
  deleteRule("data_exports"),
  deleteRule("user_deletions"),
  moveUniqueRule("sso_identities", "user_id", "issuer"),
  deleteRule("user_name_rotations"),
  ...relationRules,
  ...notificationRules,
  ...chatRules,
  ...groupRules,
  ...contentRules,
  ...applicationRules,
  ...moderationRules,
  moveRule("contact_messages", "user_id"),
  moveRule("company_invitations", "invited_by"),
  moveUniqueRule("company_members", "user_id"),
  unchangedRule("companies"),
  { table: "rate_limits", columns: [], steps: [deleteRateLimits] },
  combineRules("former_emails", moveFormerEmails, deleteRule("former_emails")),
  { table: "users", columns: ["id"], steps: [copyClass, ({ from }) => eraseUser(from), moveSchoolNumber] },
];
