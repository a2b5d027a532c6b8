import * as z from "zod/mini";
import { applicationStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { text } from "@/lib/core/schemas/fields";

const access = ["admin"] as const;
const errors = ["merge_same_account", "merge_not_students", "merge_not_active"] as const;

/** The kinds of rows that a preview counts. */
const mergedKinds = [
  "posts",
  "comments",
  "likes",
  "friends",
  "groups",
  "conversations",
  "messages",
  "applications",
  "documents",
  "saved_jobs",
  "events",
  "poll_votes",
  "notifications",
] as const;
export type MergedKind = (typeof mergedKinds)[number];

const mergedAccount = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  school_number: z.nullable(z.string()),
});

const mergePreview = z.object({
  remaining: mergedAccount,
  other: mergedAccount,
  /** The rows of the other account; `shared` counts those that the remaining one has as well. */
  counts: z.array(z.object({ kind: z.enum(mergedKinds), total: z.int(), shared: z.int() })),
  /** The applications that stay, for the jobs to which both applied. */
  applications: z.array(
    z.object({
      id: z.int(),
      job: z.string(),
      status: z.enum(applicationStatuses),
      is_of_remaining: z.boolean(),
    }),
  ),
  /** The number of messages between the two accounts, which are deleted. */
  messages_between: z.int(),
});
export type MergePreview = z.infer<typeof mergePreview>;

/** Previews a merge of two students, after which `id` remains. Changes nothing. */
export const previewUserMerge = endpoint("GET /api/admin/users/{id}/merge/{other_id}", {
  access,
  data: mergePreview,
  errors,
});

/** Moves everything of the other account and deletes it; cannot be undone. `confirmation` is its email. */
export const mergeUsers = endpoint("POST /api/admin/users/{id}/merge/{other_id}", {
  access,
  body: z.object({ confirmation: text(254) }),
  errors: [...errors, "merge_busy"],
});
