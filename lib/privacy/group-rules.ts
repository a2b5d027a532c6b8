import { sql } from "drizzle-orm";
import {
  deleteRows,
  hasLoweredEmailIn,
  isUser,
  nullify,
  ownedRows,
  remainingRows,
  type TableRules,
} from "./table-rules";

/** Applied in this order: the rows of members name the next owner of a group, which `chatRules` has locked. */
export const groupRules: readonly TableRules[] = [
  ownedRows("group_members"),
  ownedRows("group_requests"),
  { ...ownedRows("group_invitations"), columns: ["user_id", "invited_by"] },
  {
    table: "group_email_invitations",
    columns: ["invited_by", "email"],
    exported: (user) => sql`(${isUser("invited_by")(user)} or ${hasLoweredEmailIn("email")(user)})`,
    // The owner of the email may not be able to see the group, or who invited it.
    exportedAs: (user) => sql`case when ${isUser("invited_by")(user)} then to_jsonb(t)
      else to_jsonb(t) - '{group_id,invited_by}'::text[] end`,
    erased: [
      deleteRows("group_email_invitations", "invited_by"),
      (user) => sql`delete from group_email_invitations t where ${hasLoweredEmailIn("email")(user)}`,
    ],
  },
  ownedRows("group_invitation_links", "created_by"),
  {
    // An export does not say who banned the user, nor from where. The ban outlives who imposed it.
    table: "group_bans",
    columns: ["user_id", "banned_by"],
    exported: isUser("banned_by"),
    erased: [nullify("group_bans", "banned_by"), ...ownedRows("group_bans").erased],
  },
  remainingRows("groups", "owner_id"),
];
