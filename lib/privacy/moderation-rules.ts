import { sql } from "drizzle-orm";
import { eraseExcerpts } from "./excerpts";
import { deleteRows, isUser, nullify, ownedBy, type TableRules } from "./table-rules";

export const moderationRules: readonly TableRules[] = [
  ownedBy("moderation_assignments", "assignee_id"),
  {
    // The case stays with the moderators, the words go.
    table: "reports",
    columns: ["reporter_id"],
    exported: isUser("reporter_id"),
    erased: [
      (user) => sql`delete from reports t where t.subject_type = 'profile' and t.subject_id = ${user.id}`,
      (user) => sql`update reports t set reason = '' where ${isUser("reporter_id")(user)}`,
      ...eraseExcerpts,
    ],
  },
  {
    // What was decided about them goes with the account; what they decided stays.
    table: "moderation_decisions",
    columns: ["author_id", "moderator_id", "appeal_moderator_id"],
    exported: isUser("author_id"),
    shown: () => sql`to_jsonb(t) - array['moderator_id', 'appeal_moderator_id']`,
    erased: [
      deleteRows("moderation_decisions", "author_id"),
      nullify("moderation_decisions", "moderator_id"),
      nullify("moderation_decisions", "appeal_moderator_id"),
    ],
  },
];
